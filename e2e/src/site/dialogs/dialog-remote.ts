import type { Page } from 'puppeteer';
import type { DialogOutcome, Dialogs } from 'shared-types/host/dialogs';
import type { TestServer } from '../../../../tools/testing/server/test-server';
import { buildChanged } from '../federation/fixture-build';
import { builtPackage, publishBuild } from '../registry/published-build';

/** The slot's block that the remote puts on every page. */
const BLOCK = '[data-feature="blocks/greeting"]';
/** The fixture's greeting with ears: it opens the dialogs it is asked for, and notes how they end. */
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

/** Publishes a remote that stands on every page and opens any dialog. */
export async function publishDialogRemote(server: TestServer): Promise<void> {
  const { manifest, folder } = await buildChanged('dialog', EFFECTS);
  await publishBuild(server, await builtPackage(manifest.name, folder));
}

/** Opens a dialog as a feature does. */
export async function openDialog<K extends keyof Dialogs>(
  page: Page,
  kind: K,
  options: Parameters<Dialogs[K]>[0],
): Promise<void> {
  await page.waitForSelector(`${BLOCK}[data-state="live"]`);
  // As text: what speaks to Firefox takes no objects from another realm, such as a test file's.
  const detail = JSON.stringify({ kind, options });
  await page.$eval(
    BLOCK,
    (block, text) => block.dispatchEvent(new CustomEvent('dialog', { detail: JSON.parse(text) as unknown })),
    detail,
  );
}

/** How the last dialog ended, once it has. */
export async function outcomeOf(page: Page): Promise<DialogOutcome> {
  const block = await page.waitForSelector(`${BLOCK}[data-outcome]`);
  return (await block?.evaluate((element) => (element as HTMLElement).dataset['outcome'])) as DialogOutcome;
}
