import type { TestServer } from '../../../tools/testing/server/test-server';
import { buildChanged } from '../site/federation/fixture-build';
import { builtPackage, publishBuild } from '../site/registry/published-build';

/** The remote's block in the header of every page. */
export const GUILTY = '[data-feature="blocks/greeting"]';
export const MISTAKE = 'The greeting is broken';
/** How long it blocks the main thread on start, in milliseconds. */
export const BUSY_MS = 300;
/** How long it delays a click, in milliseconds. */
export const SLOW_CLICK_MS = 200;

/** The fixture's greeting with all kinds of slowness: busy, slow to respond, growing late, throwing. */
const EFFECTS = {
  file: 'src/features/greeting/greeting.effects.ts',
  from: `const extra = await import('./greeting-extra');`,
  to: `const keepBusy = (ms: number): void => {
    for (const end = performance.now() + ms; performance.now() < end; );
  };
  root.addEventListener('click', () => keepBusy(${SLOW_CLICK_MS}));
  keepBusy(${BUSY_MS});
  setTimeout(() => {
    root.dataset.grown = '';
    root.style.minHeight = '300px';
    setTimeout(() => {
      throw new Error('${MISTAKE}');
    });
  }, 700);
  const extra = await import('./greeting-extra');`,
};

export async function publishGuiltyRemote(server: TestServer): Promise<{ readonly origin: string }> {
  const { manifest, folder } = await buildChanged('guilty', EFFECTS);
  await publishBuild(server, await builtPackage(manifest.name, folder));
  return { origin: `${manifest.name}@${manifest.version}` };
}
