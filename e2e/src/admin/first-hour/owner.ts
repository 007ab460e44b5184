import type { Page } from 'puppeteer';

/** What the owner of a site does in one tab, with the pointer and the keyboard or with the keyboard alone. */
export interface Owner {
  readonly page: Page;
  /** Presses a link by its name, and waits for its page. */
  follow(name: string): Promise<void>;
  press(name: string): Promise<void>;
  click(selector: string): Promise<void>;
  /** Moves the focus to an element. */
  reach(selector: string): Promise<unknown>;
  /** Replaces what a field has. */
  retype(selector: string, text: string): Promise<void>;
  /** Chooses an option by its text. */
  choose(selector: string, option: string): Promise<void>;
  /** Presses Enter, and waits for the next page. */
  enter(): Promise<void>;
  chord(modifier: 'Control' | 'Alt', key: 'a' | 'z' | 'ArrowUp'): Promise<void>;
  /** Replaces the headline of the page in the editor. */
  changeHeadline(text: string): Promise<void>;
}

/** What both kinds of owner do with the keyboard. */
export function keysOf(page: Page): Pick<Owner, 'page' | 'enter' | 'chord'> {
  return {
    page,
    enter: async () => void (await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')])),
    chord: async (modifier, key) => {
      await page.keyboard.down(modifier);
      await page.keyboard.press(key);
      await page.keyboard.up(modifier);
    },
  };
}
