import type { Page } from 'puppeteer';
import { findLastingPort } from '../../../../tools/testing/server/lasting-port';
import { spec } from '../../../../tools/testing/spec';
import { openShop } from '../../browser/open/shop';
import { until } from '../../../../tools/testing/until';
import { fillForm, FORM } from '../../forms/fill-form';
import { startInCopy, type ProgramInCopy } from './program-in-copy';

const MESSAGES_FILE = 'mf-forms/src/features/contact-form/contact-form.messages.ts';
const COUNTER = `counter: '{count} / {max}'`;
const OWN_FORM = '[data-remote="mf-forms"]';

const shop = openShop();
let program: ProgramInCopy | undefined;
let over = '';

beforeAll(async () => {
  const port = await findLastingPort();
  over = `http://mf-forms.localhost:${port}`;
  program = await startInCopy(['mf-forms', '--over', `${shop.url}/contact`], { PORT: String(port) });
});
afterAll(() => program?.close());

/** Types into the form until it is live and its counter shows this text. */
async function untilCounted(page: Page, text: string): Promise<void> {
  await page.type(`${FORM} textarea`, 'Hello');
  await page.waitForFunction((wanted) => document.querySelector('main')?.textContent?.includes(wanted), {}, text);
}

const versionsIn = (page: Page): Promise<Record<string, string>> =>
  page.$eval('#colonnade-context', ({ textContent }) => {
    const { release } = JSON.parse(textContent ?? '') as { release: { remotes: Record<string, { version: string }> } };
    return Object.fromEntries(Object.entries(release.remotes).map(([name, { version }]) => [name, version]));
  });

const liveVersion = (name: string) => shop.server.services.registry.current().remotes.get(name)?.manifest.version;

const countSubmissions = async () =>
  (await shop.server.services.db.selectFrom('form_submission').select('id').execute()).length;

spec(
  'PLAT-06',
  'a working copy is laid over the pages of a running site, follows every save, and is private',
  async () => {
    if (!program) throw new Error('The program starts before the first test.');
    const { page, problems } = await shop.visit();
    const printed: string[] = [];
    page.on('console', (message) => message.type() === 'info' && printed.push(message.text()));
    await page.goto(`${over}/contact`);
    await untilCounted(page, '5 / 2000');

    // A save reloads the page with the changed messages.
    await program.edit(MESSAGES_FILE, (source) => source.replace(COUNTER, `counter: '{count} of {max} letters'`));
    await page.waitForFunction((own) => !document.querySelector(own)?.textContent?.includes('5 / 2000'), {}, OWN_FORM);
    await untilCounted(page, 'of 2000 letters');
    const versions = await versionsIn(page);
    expect(versions['mf-forms']).toMatch(/^\d+\.\d+\.\d+-[0-9a-f]{8}-over$/);
    for (const name of ['mf-commerce', 'mf-consent']) expect(versions[name]).toBe(liveVersion(name));
    expect(printed[0]).toContain('The HTML of forms/contact-form is as the site sends it');
    expect(program.printed()).toMatch(/^Built in \d+\.\d s: mf-forms \d+\.\d+\.\d+-[0-9a-f]{8}$/m);

    // Its form posts to the site, like the site's own.
    const before = await countSubmissions();
    await page.reload();
    await fillForm(page);
    await page.click(`${FORM} button`);
    await page.waitForFunction(() => document.querySelector('main')?.textContent?.includes('Thank'));
    expect(await countSubmissions()).toBe(before + 1);

    // Visitors get the unchanged live version.
    const visitor = await shop.visit();
    await visitor.page.goto(`${shop.url}/contact`);
    await untilCounted(visitor.page, '5 / 2000');
    expect((await versionsIn(visitor.page))['mf-forms']).toBe(liveVersion('mf-forms'));
    expect([...problems, ...visitor.problems]).toEqual([]);
  },
);

spec('PLAT-06', 'an error is explained in the page until it is fixed', async () => {
  if (!program) throw new Error('The program starts before the first test.');
  const { page } = await shop.visit();
  await page.goto(`${over}/contact`);
  await program.edit(MESSAGES_FILE, (source) => `${source}const broken = ;\n`);
  const panel = await page.waitForSelector('[data-faults]');
  expect(await panel?.evaluate((element) => element.textContent)).toMatch(
    /mf-forms could not be built[^]*contact-form\.messages\.ts:\d+:\d+/,
  );
  await program.edit(MESSAGES_FILE, (source) => source.replace('const broken = ;\n', ''));
  await until(async () => (await page.$('[data-faults]')) === null);
  expect(await page.$('[data-faults]')).toBeNull();
});
