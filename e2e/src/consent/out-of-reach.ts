import type { Page } from 'puppeteer';

/** Text and controls that the banner covers at every scroll position; empty if all can be read and used. */
export function outOfReach(page: Page, banner: string): Promise<string[]> {
  return page.evaluate((selector) => {
    const CONTROLS = 'a[href], button, input, select, textarea, summary';
    const isSeen = (element: Element | null): element is Element =>
      !!element?.checkVisibility({ visibilityProperty: true }) && !element.closest(`${selector}, .visually-hidden`);

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const things: { readonly name: string; readonly boxes: () => DOMRectList }[] = [];
    while (texts.nextNode()) {
      const text = texts.currentNode;
      if (!text.textContent?.trim() || !isSeen(text.parentElement)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      things.push({ name: text.textContent.trim(), boxes: () => range.getClientRects() });
    }
    for (const control of [...document.querySelectorAll(CONTROLS)].filter(isSeen))
      things.push({ name: control.outerHTML.slice(0, 80), boxes: () => control.getClientRects() });

    const isCovered = (boxes: () => DOMRectList, index: number): boolean => {
      const before = boxes()[index];
      if (!before || before.width * before.height < 4) return false;
      scrollBy({ top: before.top + before.height / 2 - innerHeight / 2, behavior: 'instant' });
      const box = boxes()[index];
      if (!box) return false;
      return !!document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)?.closest(selector);
    };
    const covered = things.filter(({ boxes }) => [...boxes()].some((_, index) => isCovered(boxes, index)));
    scrollTo({ top: 0, behavior: 'instant' });
    if (things.length < 10) return ['too little to look at'];
    return covered.map(({ name }) => name);
  }, banner);
}
