import type { Page } from 'puppeteer';
import type { CountState } from './count-states';

/** More pictures than this are not fetched before a visitor scrolls. */
const MOST_PICTURES = 24;

/** What is wrong with the blocks of a page for the number of their items, as seen from outside. */
export function countProblems(page: Page, { items }: CountState): Promise<string[]> {
  return page.evaluate(problemsInPage, items);
}

/** Runs in the page. The first block is the page's heading. */
function problemsInPage(items: number): string[] {
  const unavailable = 'This part of the page cannot be shown right now.';
  /** More lines of dots, thumbnails or tags than this are a wall. */
  const mostLines = 10;
  /** Sentences need more width than this, in CSS pixels. */
  const leastWidth = 110;
  /** For screen readers, or for robots. */
  const isClippedAway = (element: Element | null): boolean =>
    element !== null && (getComputedStyle(element).clipPath !== 'none' || isClippedAway(element.parentElement));
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !isClippedAway(element);
  const nameOf = (element: Element) => (element.outerHTML.split('>')[0] ?? '').slice(0, 120);
  const shown = (block: Element, selector: string) => [...block.querySelectorAll(selector)].filter(isShown);

  const broken = (block: HTMLElement) => [
    ...(block.textContent.includes(unavailable) ? ['it cannot be shown'] : []),
    ...(block.dataset['state'] === 'failed' ? ['it has failed'] : []),
  ];
  const empty = (block: HTMLElement) => {
    const { height } = block.getBoundingClientRect();
    const isSilent = block.innerText.trim() === '' && shown(block, 'img, video, input, hr, iframe').length === 0;
    const isMeant = shown(block, '[data-spacer], .blocks-spacer, .blocks-line').length > 0;
    return height > 1 && isSilent && !isMeant ? [`an empty frame of ${Math.round(height)} px`] : [];
  };
  const lonely = (block: HTMLElement) => {
    const counters = /\b(?:0 of 0|1 of 1|0 \/ 0|1 \/ 1|0–0)\b/.exec(block.innerText) ?? [];
    const dead = shown(block, 'button:disabled, [aria-disabled=true]');
    const turning = shown(block, '[data-turn], [data-rotation], [data-thumbnails] a, [role=tab]');
    return [...counters, ...[...dead, ...turning].map((control) => `without a use: ${nameOf(control)}`)];
  };
  const walls = (block: HTMLElement) =>
    shown(block, 'ul, ol, div, nav, p').flatMap((list) => {
      const small = [...list.children].filter((child) => child.getBoundingClientRect().width < 110 && isShown(child));
      const lines = new Set(small.map((child) => Math.round(child.getBoundingClientRect().top)));
      return small.length > 20 && lines.size > mostLines && small.length > lines.size * 2
        ? [`${small.length} small parts in ${lines.size} lines: ${nameOf(list)}`]
        : [];
    });
  /** Many short entries below each other, with space for others beside them. */
  const thin = (block: HTMLElement) =>
    shown(block, 'ul, ol').flatMap((list) => {
      const { width } = list.getBoundingClientRect();
      const isShort = (entry: Element) =>
        [...entry.querySelectorAll('*')].every((part) => part.getBoundingClientRect().width < width / 3);
      const entries = [...list.children].filter(isShown);
      const lines = new Set(entries.map((entry) => Math.round(entry.getBoundingClientRect().top)));
      const isThin = entries.length > 30 && lines.size === entries.length && width > 600;
      return isThin && entries.every(isShort)
        ? [`${entries.length} short entries below each other: ${nameOf(list)}`]
        : [];
    });
  /** Has the picture's width, and ends where it ends. */
  const isOverPicture = (element: Element) => {
    const caption = element.closest('figcaption');
    return caption !== null && getComputedStyle(caption).position === 'absolute';
  };
  const squeezed = (block: HTMLElement) =>
    shown(block, 'p, h1, h2, h3, h4, li, a, span, label, legend').flatMap((text) => {
      const said = text.children.length === 0 ? text.textContent.trim() : '';
      const { width } = text.getBoundingClientRect();
      const isSqueezed =
        said.length > 60 &&
        width > 1 &&
        width < leastWidth &&
        !text.closest('[role=img], [inert]') &&
        !isOverPicture(text);
      return isSqueezed ? [`a text in ${Math.round(width)} px: ${nameOf(text)}`] : [];
    });
  /** Words of one picture that touch the next one. */
  const glued = (block: HTMLElement) => {
    const pictures = shown(block, 'img').map((image) => image.getBoundingClientRect());
    const captions = shown(block, 'figcaption').filter((caption) => !isOverPicture(caption));
    return captions.flatMap((caption) => {
      const { left, right, bottom, height } = caption.getBoundingClientRect();
      const last = caption.lastElementChild?.getBoundingClientRect().bottom ?? bottom;
      const touches = pictures.some(
        (box) => box.left < right && box.right > left && box.top >= last && box.top - last < 4,
      );
      return height > 0 && touches ? [`words that touch the next picture: ${nameOf(caption)}`] : [];
    });
  };
  const clipOf = (element: Element | null): Element | undefined => {
    if (!element || element.matches('.block')) return undefined;
    const { overflowX, overflowY } = getComputedStyle(element);
    const isClipped = [overflowX, overflowY].some((value) => value === 'hidden' || value === 'clip');
    return isClipped ? element : clipOf(element.parentElement);
  };
  /** Slides and moving texts come by themselves or by their controls. */
  const cut = (block: HTMLElement) => {
    const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || !node.textContent?.trim() || !isShown(parent) || parent.closest('svg, script, style')) continue;
      if (parent.closest('[aria-roledescription=carousel], .blocks-marquee, [inert], [role=img], option')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      const clip = clipOf(parent)?.getBoundingClientRect();
      const isOutside =
        clip !== undefined &&
        (box.right > clip.right + 2 ||
          box.left < clip.left - 2 ||
          box.bottom > clip.bottom + 4 ||
          box.top < clip.top - 4);
      if (isOutside) found.push(`cut off: ${nameOf(parent)} “${node.textContent.trim().slice(0, 30)}”`);
      if (box.left < -1 && box.width > 0) found.push(`left of the page: ${nameOf(parent)}`);
    }
    return found;
  };

  const [, ...blocks] = document.querySelectorAll<HTMLElement>('main .block[data-block]');
  return blocks.flatMap((block) => [
    ...broken(block),
    ...empty(block),
    ...cut(block),
    ...walls(block),
    ...thin(block),
    ...squeezed(block),
    ...glued(block),
    ...(items <= 1 ? lonely(block) : []),
  ]);
}

/** Counts the pictures of a page that were fetched; too many come before a visitor has scrolled. */
export async function picturesTooEarly(page: Page): Promise<string[]> {
  const count = await page.evaluate(
    () =>
      performance.getEntriesByType('resource').filter(({ name }) => new URL(name).pathname.startsWith('/images/'))
        .length,
  );
  return count > MOST_PICTURES ? [`${count} pictures before scrolling`] : [];
}
