import type { Browser, Page } from 'puppeteer';
import { spec } from '../../../tools/testing/spec';
import { startTestServer, type TestServer } from '../../../tools/testing/test-server';
import { startBrowser, visit } from '../browser/browser';

const TEST_MS = 60_000;

let server: TestServer;
let shop: string;
let browser: Browser;

beforeAll(async () => {
  [server, browser] = await Promise.all([startTestServer(), startBrowser()]);
  shop = await server.open();
}, TEST_MS);

afterAll(async () => {
  await browser?.close();
  await server?.close();
});

const FORM = 'main form';

/** Fills every field of the form with something it accepts, whatever the owner has set up. */
async function fill(page: Page): Promise<void> {
  for (const field of await page.$$(`${FORM} input:not([type=hidden]):not([tabindex="-1"]), ${FORM} textarea`)) {
    const type = await field.evaluate((element) => element.getAttribute('type'));
    if (type === 'checkbox') await field.click();
    else await field.type(type === 'email' ? 'ada@example.com' : 'Ada');
  }
  for (const choice of await page.$$(`${FORM} select`)) {
    const options = await choice.$$eval('option', (all) => all.map((option) => option.value).filter(Boolean));
    await choice.select(options[0] ?? '');
  }
}

for (const withScript of [true, false]) {
  spec(
    'FORM-01',
    `sends the contact form, ${withScript ? 'with' : 'without'} script, stores it once and says thank you`,
    async () => {
      const { page, problems, close } = await visit(browser, { withScript, screen: 'phone' });
      const before = await countSubmissions();
      await page.goto(`${shop}/contact`);
      await fill(page);
      await page.click(`${FORM} button`);
      await page.waitForFunction(() => document.querySelector('main')?.textContent?.includes('Thank'));
      expect(await countSubmissions()).toBe(before + 1);
      expect(problems).toEqual([]);
      await close();
    },
    TEST_MS,
  );
}

async function countSubmissions(): Promise<number> {
  return (await server.services.db.selectFrom('form_submission').select('id').execute()).length;
}
