import type { Page } from 'puppeteer';
import { NEWSLETTER_NARROW_PX } from 'shared-types/forms/newsletter';
import { spec } from '../../../tools/testing/spec';
import { axeViolations } from '../browser/looks/axe-violations';
import { isNoRefusal } from '../browser/is-no-refusal';
import { openShop } from '../browser/open/shop';

const shop = openShop();
const BLOCK = '.forms-contact-form--newsletter';

/** True if the button of a newsletter of this width stands beside its field. */
const isBeside = (page: Page, width: number) =>
  page.$eval(
    BLOCK,
    (block, px) => {
      (block as HTMLElement).style.inlineSize = `${px}px`;
      const [field, button] = ['input[type=email]', 'button'].map((part) => block.querySelector(part)!);
      return button!.getBoundingClientRect().left >= field!.getBoundingClientRect().right;
    },
    width,
  );

spec('NEWS-01', 'the button stands beside the field where the block is wide enough, else below it', async () => {
  const { page } = await shop.visit();
  await page.goto(`${shop.url}/journal`);
  expect(await isBeside(page, NEWSLETTER_NARROW_PX)).toBe(false);
  expect(await isBeside(page, NEWSLETTER_NARROW_PX + 1)).toBe(true);
  expect(await axeViolations(page, BLOCK)).toEqual([]);
});

for (const withScript of [true, false])
  spec('FORM-01', `a visitor subscribes ${withScript ? 'with' : 'without'} script, and is thanked`, async () => {
    const { page, problems } = await shop.visit({ withScript, screen: 'phone' });
    await page.goto(`${shop.url}/journal`);
    await page.type(`${BLOCK} input[type=email]`, 'ada');
    await page.click(`${BLOCK} button`);
    await page.waitForSelector(`${BLOCK} .field__error:not(:empty)`);
    expect(await page.$eval(`${BLOCK} input[type=email]`, ({ value }) => value)).toBe('ada');
    await page.click(`${BLOCK} input[type=email]`, { count: 3 });
    await page.keyboard.type('ada@example.com');
    await page.click(`${BLOCK} button`);
    await page.waitForSelector(`${BLOCK} .forms-contact-form__thanks:not([hidden])`);
    expect(await page.$eval(BLOCK, ({ textContent }) => textContent)).toContain('The next letter goes out');
    const stored = await shop.server.services.db
      .selectFrom('form_submission')
      .select('fields')
      .where('page_path', '=', '/journal')
      .execute();
    expect(stored.at(-1)?.fields).toEqual({ email: 'ada@example.com' });
    expect(problems.filter(isNoRefusal)).toEqual([]);
  });
