import type { Page } from 'puppeteer';

/** Longer words may break in a narrow column; words with a hyphen or slash may break there. */
const SHORT_WORD = String.raw`(?<!\S)[^\s\-–—/]{2,12}(?!\S)`;

/** Short words that are broken across lines, because their column is too narrow. Letters along a path are in no line. */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate((shortWord) => {
    const isBroken = (node: Text, start: number, length: number) => {
      const range = document.createRange();
      range.setStart(node, start);
      range.setEnd(node, start + length);
      const rects = [...range.getClientRects()];
      // Signs of other fonts stand a little higher or lower in the same line.
      const middles = rects.map(({ top, height }) => top + height / 2);
      return Math.max(...middles) - Math.min(...middles) > Math.min(...rects.map(({ height }) => height)) / 2;
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (
        node instanceof Text &&
        !node.parentElement?.closest('textPath') &&
        node.parentElement?.checkVisibility({ visibilityProperty: true })
      )
        for (const { 0: word, index } of node.data.matchAll(new RegExp(shortWord, 'gu')))
          if (isBroken(node, index, word.length)) broken.push(`“${word}” is broken`);
    return broken;
  }, SHORT_WORD);
}
