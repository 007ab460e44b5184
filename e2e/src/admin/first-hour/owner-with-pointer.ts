import type { Frame, Page } from 'puppeteer';
import { until } from '../../../../tools/testing/until';
import { draftIn } from '../use-page-editor';
import { keysOf, type Owner } from './owner';

/** An owner with a pointer and a keyboard. */
export function ownerAt(page: Page): Owner {
  const click = (selector: string) => page.locator(selector).click();
  const keys = keysOf(page);
  return {
    ...keys,
    click,
    reach: async (selector) => void (await (await page.waitForSelector(selector))?.focus()),
    press: (name) => click(`aria/${name}[role="button"]`),
    follow: async (name) => void (await Promise.all([page.waitForNavigation(), click(`aria/${name}[role="link"]`)])),
    retype: async (selector, text) => {
      await click(selector);
      await keys.chord('Control', 'a');
      await page.keyboard.type(text);
    },
    choose: async (selector, option) => {
      const value = await page.$eval(
        selector,
        (select, text) => [...(select as HTMLSelectElement).options].find((one) => one.text === text)?.value ?? '',
        option,
      );
      await page.select(selector, value);
    },
    changeHeadline: async (text) => {
      const draft = await draftIn(page);
      await pressInDraft(page, draft, 'h1');
      await draft.waitForSelector('h1[contenteditable]');
      await keys.chord('Control', 'a');
      await page.keyboard.type(text);
      await page.keyboard.press('Escape');
    },
  };
}

/** In Firefox, where a search by the names that screen readers say holds the editor up for half a minute each time. */
export function ownerInFirefox(page: Page): Owner {
  const owner = ownerAt(page);
  const press = async (tag: string, name: string): Promise<void> => {
    const path = `xpath///${tag}[@aria-label="${name}" or normalize-space()="${name}" or *[normalize-space()="${name}"]]`;
    // A form may begin with a button of one pixel, for Enter.
    const shown = async () => {
      for (const element of await page.$$(path)) if (((await element.boundingBox())?.width ?? 0) > 1) return element;
      return undefined;
    };
    await until(async () => (await shown()) !== undefined, `${name} is in view`);
    await (await shown())?.click();
  };
  return {
    ...owner,
    press: (name) => press('button', name),
    follow: async (name) => void (await Promise.all([page.waitForNavigation(), press('a', name)])),
  };
}

/** Presses the beginning of an element in the frame; the first press selects its block, the second types in it. */
async function pressInDraft(page: Page, draft: Frame, selector: string): Promise<void> {
  const element = await draft.waitForSelector(selector);
  const press = async (): Promise<void> => {
    const box = await element?.boundingBox();
    if (!box) throw new Error(`${selector} is not shown.`);
    await page.mouse.click(box.x + 20, box.y + Math.min(12, box.height / 2));
  };
  await press();
  await press();
}
