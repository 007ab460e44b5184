import type { Page } from 'puppeteer';

const TABBABLE =
  'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex]:not([tabindex="-1"]), [contenteditable], video[controls], audio[controls]';
/** Tab presses within the browser's own player, which reports them all as the player. */
const MOST_IN_PLAYER = 12;
/** Thinner outlines are easily missed. */
const OUTLINE_PX = 2;

interface Stop {
  /** Index among all focusable elements in document order; -1 without focus. */
  readonly index: number;
  /** True for the browser's own player of a video or sound. */
  readonly isPlayer?: boolean;
  /** True for a date or time, whose parts are stops of their own. */
  readonly hasParts?: boolean;
  readonly wrong?: string;
}

/** Keyboard problems: controls that Tab skips, reaches out of order or hidden, or focuses invisibly. */
export async function focusProblems(page: Page): Promise<string[]> {
  const count = await markTabbable(page);
  const stops: Stop[] = [];
  let inPlayer = 0;
  while (stops.length < count && inPlayer < MOST_IN_PLAYER) {
    await page.keyboard.press('Tab');
    const stop = await stopOf(page);
    if (stop.index < 0) break;
    const isSame = stop.index === stops.at(-1)?.index;
    if (stop.isPlayer && isSame) inPlayer += 1;
    else if (!(stop.hasParts && isSame)) stops.push(stop);
  }
  const order = stops.map(({ index }) => index);
  const expected = Array.from({ length: count }, (_, index) => index);
  const wrongOrder = order.join() === expected.join() ? [] : [`Tab goes ${order.join(' ')} through ${count} controls`];
  return [...wrongOrder, ...stops.flatMap(({ wrong }) => wrong ?? [])];
}

/** Numbers all tab stops. Radio buttons of a group are one stop: the selected one, else the first. */
function markTabbable(page: Page): Promise<number> {
  return page.evaluate((selector) => {
    const isStop = (element: HTMLElement) => {
      if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true;
      const group = [
        ...document.querySelectorAll<HTMLInputElement>(`input[type=radio][name="${element.name}"]`),
      ].filter((radio) => radio.form === element.form && !radio.disabled);
      return element === (group.find((radio) => radio.checked) ?? group[0]);
    };
    const stops = [...document.querySelectorAll<HTMLElement>(selector)].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.matches(':disabled, [inert] *') &&
        (element.tabIndex >= 0 || element instanceof HTMLMediaElement) &&
        isStop(element),
    );
    stops.forEach((element, index) => (element.dataset['stop'] = String(index)));
    return stops.length;
  }, TABBABLE);
}

function stopOf(page: Page): Promise<Stop> {
  return page.evaluate((thinnest) => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return { index: -1 };
    const index = Number(element.dataset['stop'] ?? -1);
    const { left, top, width, height } = element.getBoundingClientRect();
    const middle = document.elementFromPoint(left + Math.min(width / 2, 20), top + Math.min(height / 2, 12));
    const isSeen = middle !== null && (element.contains(middle) || middle.contains(element));
    const hasOutline = [null, '::after'].some((part) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element, part);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= thinnest;
    });
    const name = element.outerHTML.slice(0, 90);
    // A player shows and marks its own controls.
    if (element instanceof HTMLMediaElement) return { index, isPlayer: true };
    if (!isSeen) return { index, wrong: `${name} is hidden when it has the focus` };
    const hasParts = element.matches('input:is([type=date], [type=time])');
    return hasOutline ? { index, hasParts } : { index, hasParts, wrong: `${name} does not show that it has the focus` };
  }, OUTLINE_PX);
}
