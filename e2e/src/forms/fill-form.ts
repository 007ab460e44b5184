import type { Frame, Page } from 'puppeteer';
import { writeIn } from '../browser/write-in';

export const FORM = 'main form';

/** Values of inputs that take no text. */
const PICKED = new Map([
  ['date', '2027-01-31'],
  ['time', '19:30'],
]);

/** Fills every field with a valid value, whatever the owner has set up. */
export async function fillForm(page: Page | Frame, form = FORM): Promise<void> {
  for (const field of await page.$$(`${form} input:not([type=hidden]):not([tabindex="-1"]), ${form} textarea`)) {
    const type = await field.evaluate((element) => element.getAttribute('type'));
    const picked = PICKED.get(type ?? '');
    if (type === 'checkbox' || type === 'radio') await field.click();
    else if (picked)
      await field.evaluate((element, value) => void ((element as HTMLInputElement).value = value), picked);
    else await writeIn(page, field, type === 'email' ? 'ada@example.com' : 'Ada');
  }
  for (const choice of await page.$$(`${form} select`)) {
    const options = await choice.$$eval('option', (all) => all.map((option) => option.value).filter(Boolean));
    await choice.select(options[0] ?? '');
  }
}
