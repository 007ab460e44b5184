import type { ElementHandle, Page } from 'puppeteer';
import { keysOf, type Owner } from './owner';

/** More presses of Tab than any page of the admin area needs. */
const MOST_TABS = 900;
/** Of these a press of Tab reaches one element; arrow keys move between the others. */
const COMPOSITE = '[role=toolbar], [role=tree], [role=grid], [role=listbox], [role=tablist], [role=menubar]';
const MOST_ARROWS = 80;

/** An owner who has no pointer: everything is reached by Tab and arrow keys, and nothing is focused otherwise. */
export function ownerByKeys(page: Page): Owner {
  const keys = keysOf(page);
  const reach = (selector: string) => reachIn(page, selector);
  const operate = async (selector: string): Promise<void> => {
    const kind = await reach(selector);
    if (kind !== 'field') await page.keyboard.press(kind === 'box' ? 'Space' : 'Enter');
  };
  const retype: Owner['retype'] = async (selector, text) => {
    await reach(selector);
    await keys.chord('Control', 'a');
    await page.keyboard.type(text);
  };
  return {
    ...keys,
    click: operate,
    reach,
    press: (name) => operate(`aria/${name}[role="button"]`),
    follow: async (name) => {
      await reach(`aria/${name}[role="link"]`);
      await keys.enter();
    },
    retype,
    choose: async (selector, option) => {
      await reach(selector);
      await page.keyboard.type(option);
    },
    changeHeadline: async (text) => {
      await page.waitForSelector('[role=treeitem]');
      await reach('xpath///*[@role="treeitem"][starts-with(normalize-space(), "Image")]');
      await page.keyboard.press('Enter');
      await retype('.admin-page-editor__side [name=heading]', text);
    },
  };
}

type Kind = 'field' | 'box' | 'button';

/** Moves the focus to an element, or to the first field in it, as somebody does who reads the page on the way. */
async function reachIn(page: Page, selector: string): Promise<Kind> {
  const found = await page.waitForSelector(selector);
  if (!found) throw new Error(`${selector} is not in the page.`);
  if (!(await isReachedBy(page, found, MOST_TABS, 'Tab'))) {
    await reachComposite(page, found, selector);
    if (
      !(await isReachedBy(page, found, MOST_ARROWS, 'ArrowDown')) &&
      !(await isReachedBy(page, found, MOST_ARROWS, 'ArrowRight'))
    )
      throw new Error(`${selector} is not reached by the keyboard.`);
  }
  return page.evaluate(() => {
    const { activeElement } = document;
    if (activeElement instanceof HTMLInputElement && ['checkbox', 'radio'].includes(activeElement.type)) return 'box';
    if (activeElement instanceof HTMLInputElement && activeElement.type === 'file') return 'button';
    return activeElement?.matches('input, textarea, select') ? 'field' : 'button';
  });
}

async function reachComposite(page: Page, found: ElementHandle, selector: string): Promise<void> {
  const parent = await found.evaluateHandle((element, within) => element.parentElement?.closest(within), COMPOSITE);
  const composite = parent.asElement() as ElementHandle | null;
  if (!composite || !(await isReachedBy(page, composite, MOST_TABS, 'Tab')))
    throw new Error(`${selector} is not reached by the keyboard.`);
}

async function isReachedBy(
  page: Page,
  found: ElementHandle,
  most: number,
  key: 'Tab' | 'ArrowDown' | 'ArrowRight',
): Promise<boolean> {
  for (let count = 0; count < most; count += 1) {
    if (await found.evaluate((element) => element.contains(document.activeElement))) return true;
    await page.keyboard.press(key);
  }
  return false;
}
