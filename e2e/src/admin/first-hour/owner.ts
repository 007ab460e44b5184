import type { Frame, Page } from 'puppeteer';
import { until } from '../../../../tools/testing/until';

/** What the owner of a site does with the pointer and the keyboard in one tab. */
export interface Owner {
  readonly page: Page;
  /** Presses a link by its name, and waits for its page. */
  follow(name: string): Promise<void>;
  press(name: string): Promise<void>;
  click(selector: string): Promise<void>;
  /** Replaces what a field has. */
  retype(selector: string, text: string): Promise<void>;
  /** Presses Enter, and waits for the next page. */
  enter(): Promise<void>;
  chord(modifier: 'Control' | 'Alt', key: 'a' | 'z' | 'ArrowUp'): Promise<void>;
}

export function ownerAt(page: Page): Owner {
  const click = (selector: string) => page.locator(selector).click();
  const press = (name: string) => click(`aria/${name}[role="button"]`);
  const chord: Owner['chord'] = async (modifier, key) => {
    await page.keyboard.down(modifier);
    await page.keyboard.press(key);
    await page.keyboard.up(modifier);
  };
  return {
    page,
    click,
    press,
    chord,
    follow: async (name) => void (await Promise.all([page.waitForNavigation(), click(`aria/${name}[role="link"]`)])),
    retype: async (selector, text) => {
      await click(selector);
      await chord('Control', 'a');
      await page.keyboard.type(text);
    },
    enter: async () => void (await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')])),
  };
}

/** The draft in the editor's frame, once what lies over it follows. */
export async function draftIn(page: Page): Promise<Frame> {
  await page.waitForSelector('.admin-page-editor__canvas[aria-busy=false] .admin-page-editor__canvas-layer');
  const find = () => page.frames().find((frame) => frame.url().endsWith('/draft'));
  await until(() => Promise.resolve(find() !== undefined), 'the draft is in the frame');
  return find() as Frame;
}

/** Presses the beginning of an element in the frame; the first press selects its block, the second types in it. */
export async function pressInDraft({ page }: Owner, draft: Frame, selector: string): Promise<void> {
  const element = await draft.waitForSelector(selector);
  const press = async (): Promise<void> => {
    const box = await element?.boundingBox();
    if (!box) throw new Error(`${selector} is not shown.`);
    await page.mouse.click(box.x + 20, box.y + Math.min(12, box.height / 2));
  };
  await press();
  await press();
}
