import type { Frame, Page } from 'puppeteer';
import { writeIn } from '../browser/write-in';

export const FORM = 'main form';

/** Fills every field with a valid value, whatever the owner has set up. */
export async function fillForm(page: Page | Frame, form = FORM): Promise<void> {
  for (const field of await page.$$(`${form} input:not([type=hidden]):not([tabindex="-1"]), ${form} textarea`)) {
    const type = await field.evaluate((element) => element.getAttribute('type'));
    if (type === 'checkbox') await field.click();
    else await writeIn(page, field, type === 'email' ? 'ada@example.com' : 'Ada');
  }
  for (const choice of await page.$$(`${form} select`)) {
    const options = await choice.$$eval('option', (all) => all.map((option) => option.value).filter(Boolean));
    await choice.select(options[0] ?? '');
  }
}
