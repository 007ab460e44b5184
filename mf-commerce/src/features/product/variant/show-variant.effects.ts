import type { ShownVariant } from './shown-variant';

/**
 * Keeps price, stock, measures, picture and button in step with the chosen variant; undefined if the combination does not
 * exist.
 */
export function showVariant(page: HTMLElement, variant: ShownVariant | undefined, notOffered: string): void {
  write(page, '[data-note]', variant?.note ?? notOffered);
  const button = page.querySelector<HTMLButtonElement>('[data-add-to-cart]');
  if (button) button.disabled = !variant?.buyable;
  if (!variant) return;
  write(page, '[data-price]', variant.now);
  write(page, '[data-was]', variant.was);
  for (const element of page.querySelectorAll<HTMLElement>('[data-when-was]')) element.hidden = !variant.was;
  showMeasures(page, variant);
  limitQuantity(page, variant);
  showPicture(page, variant.picture);
}

function write(page: HTMLElement, selector: string, text: string): void {
  const element = page.querySelector(selector);
  if (element && element.textContent !== text) element.textContent = text;
}

function showMeasures(page: HTMLElement, { weight, size }: ShownVariant): void {
  write(page, '[data-weight]', weight);
  write(page, '[data-size]', size);
  const list = page.querySelector<HTMLElement>('[data-measures]');
  if (list) list.hidden = !weight && !size;
  for (const [selector, text] of [
    ['[data-weight]', weight],
    ['[data-size]', size],
  ] as const) {
    const row = list?.querySelector(selector)?.parentElement;
    if (row) row.hidden = !text;
  }
}

function limitQuantity(page: HTMLElement, { max, buyable }: ShownVariant): void {
  const input = page.querySelector<HTMLInputElement>('[data-quantity] input');
  if (!input || !buyable) return;
  input.max = String(max);
  if (Number(input.value) > max) input.value = String(max);
}

/** Attributes in which gallery pictures differ. */
const PICTURE_ATTRIBUTES = ['src', 'srcset', 'width', 'height', 'alt', 'style'];

/**
 * Moves the picture of the choice to the front, if it has one. The attributes are swapped, because moved elements would
 * count as a layout shift.
 */
function showPicture(page: HTMLElement, index: number): void {
  const gallery = page.querySelector<HTMLElement>('[data-gallery]');
  const chosen = gallery?.querySelector<HTMLElement>(`[data-picture="${index}"]`);
  const first = gallery?.querySelector<HTMLElement>('[data-picture]');
  if (!gallery || !chosen || !first || chosen === first) return;
  swap(first, chosen, ['data-picture', 'href']);
  swap(first.querySelector('img'), chosen.querySelector('img'), PICTURE_ATTRIBUTES);
  gallery.scrollTo({ left: 0 });
}

function swap(one: Element | null, other: Element | null, names: readonly string[]): void {
  if (!one || !other) return;
  for (const name of names) {
    const [ofOne, ofOther] = [one.getAttribute(name), other.getAttribute(name)];
    setOrRemove(one, name, ofOther);
    setOrRemove(other, name, ofOne);
  }
}

function setOrRemove(element: Element, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
