import type { Page } from 'puppeteer';
import type { DialogOutcome, Dialogs } from 'shared-types/host/dialogs';
import type { TestServer } from '../../../../tools/testing/server/test-server';
import { buildChanged } from '../federation/fixture-build';
import { builtPackage, publishBuild } from '../registry/published-build';

const BLOCK = '[data-feature="blocks/greeting"]';
/** The fixture's greeting, which opens dialogs on request and records their outcomes. */
const EFFECTS = {
  file: 'src/features/greeting/greeting.effects.ts',
  from: `const extra = await import('./greeting-extra');`,
  to: `root.addEventListener('dialog', (event) => {
    const { kind, options } = (event as CustomEvent).detail;
    delete root.dataset.outcome;
    void host.dialogs[kind as 'alert'](options).then((outcome) => (root.dataset.outcome = outcome));
  });
  const extra = await import('./greeting-extra');`,
};

export async function publishDialogRemote(server: TestServer): Promise<void> {
  const { manifest, folder } = await buildChanged('dialog', EFFECTS);
  await publishBuild(server, await builtPackage(manifest.name, folder));
}

export async function openDialog<K extends keyof Dialogs>(
  page: Page,
  kind: K,
  options: Parameters<Dialogs[K]>[0],
): Promise<void> {
  await page.waitForSelector(`${BLOCK}[data-state="live"]`);
  // As text, because Firefox's protocol accepts no objects of the test's realm.
  const detail = JSON.stringify({ kind, options });
  await page.$eval(
    BLOCK,
    (block, text) => block.dispatchEvent(new CustomEvent('dialog', { detail: JSON.parse(text) as unknown })),
    detail,
  );
}

export async function outcomeOf(page: Page): Promise<DialogOutcome> {
  const block = await page.waitForSelector(`${BLOCK}[data-outcome]`);
  return (await block?.evaluate((element) => (element as HTMLElement).dataset['outcome'])) as DialogOutcome;
}
