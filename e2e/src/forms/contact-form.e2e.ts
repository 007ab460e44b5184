import type { Page } from 'puppeteer';
import { spec } from '../../../tools/testing/spec';
import { openShop } from '../browser/open-shop';

const shop = openShop();
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
      const { page, problems } = await shop.visit({ withScript, screen: 'phone' });
      const before = await countSubmissions();
      await page.goto(`${shop.url}/contact`);
      await fill(page);
      await page.click(`${FORM} button`);
      await page.waitForFunction(() => document.querySelector('main')?.textContent?.includes('Thank'));
      expect(await countSubmissions()).toBe(before + 1);
      expect(problems).toEqual([]);
    },
  );
}

async function countSubmissions(): Promise<number> {
  return (await shop.server.services.db.selectFrom('form_submission').select('id').execute()).length;
}
