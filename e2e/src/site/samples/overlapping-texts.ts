import type { Page } from 'puppeteer';

/**
 * Texts of which one lies over the other. What stays in the window while the page scrolls may lie over anything, and what
 * only readers of screens read lies nowhere.
 */
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
    // Letters are lower than their line, by which neighbours may share some of it.
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
