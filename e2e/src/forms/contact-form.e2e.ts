import { spec } from '../../../tools/testing/spec';
import { openShop } from '../browser/open-shop';
import { fillForm, FORM } from './fill-form';

const shop = openShop();

for (const withScript of [true, false]) {
  spec(
    'FORM-01',
    `sends the contact form, ${withScript ? 'with' : 'without'} script, stores it once and says thank you`,
    async () => {
      const { page, problems } = await shop.visit({ withScript, screen: 'phone' });
      const before = await countSubmissions();
      await page.goto(`${shop.url}/contact`);
      await fillForm(page);
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
