import type { Page } from 'puppeteer';

/** Overlapping texts, except those that are fixed to the window or visually hidden. */
export function overlappingTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    interface Line {
      readonly text: string;
      readonly box: DOMRect;
    }
    const isApart = (element: Element | null): boolean => {
      if (element === null) return false;
      const { position, clipPath } = getComputedStyle(element);
      return position === 'fixed' || position === 'sticky' || clipPath !== 'none' || isApart(element.parentElement);
    };
    const isRead = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('script, style, svg, option') &&
      !isApart(element);
    const linesOf = (node: Text): Line[] => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()].map((box) => ({ text: node.data.trim(), box }));
    };
    // Glyphs are lower than their line box, so boxes may overlap a little.
    const overlap = ({ box: one }: Line, { box: other }: Line) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > Math.min(one.height, other.height) / 2;

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const lines: Line[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (node instanceof Text && node.data.trim() && node.parentElement && isRead(node.parentElement))
        lines.push(...linesOf(node));
    return lines.flatMap((line, at) =>
      lines
        .slice(at + 1)
        .flatMap((other) => (overlap(line, other) ? [`“${line.text}” and “${other.text}” lie over each other`] : [])),
    );
  });
}
