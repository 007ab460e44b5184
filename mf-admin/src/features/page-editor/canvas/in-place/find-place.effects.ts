import { parseBlock } from '../frame/parse-block.effects';
import type { TextPlace } from './text-places';

export interface FoundPlace {
  readonly place: TextPlace;
  /** The element with this text and no other. */
  readonly element: HTMLElement;
}

/**
 * The setting of the text that was pressed, found on the pressed element or one around it, within the block. Settings are
 * matched by the text that the page shows, which works for blocks of any team. Equal texts are matched in order of appearance.
 */
export function findPlace(block: HTMLElement, pressed: Element, places: readonly TextPlace[]): FoundPlace | undefined {
  for (let element: Element | null = pressed; element && block.contains(element); element = element.parentElement) {
    const place = placeIn(block, element, places);
    if (place) return { place, element: element as HTMLElement };
    if (element === block) break;
  }
  return undefined;
}

function placeIn(block: HTMLElement, element: Element, places: readonly TextPlace[]): TextPlace | undefined {
  const shown = collapsed(element.textContent);
  if (shown === '') return undefined;
  const texts = places.filter(({ kind, value }) => kind === 'text' && collapsed(value) === shown);
  if (texts.length > 0) {
    const same = withText(block, shown);
    const order = same.findIndex((one) => one === element || element.contains(one));
    return texts[Math.min(Math.max(order, 0), texts.length - 1)];
  }
  const html = outline(element.innerHTML);
  const formatted = places.filter(
    ({ kind, value }) => kind === 'rich-text' && outline(asShown(element.ownerDocument, value)) === html,
  );
  if (formatted.length < 2) return formatted[0];
  const same = [...block.querySelectorAll(element.tagName)].filter(({ innerHTML }) => outline(innerHTML) === html);
  return formatted[Math.min(same.indexOf(element), formatted.length - 1)];
}

/** The innermost elements with this text, in the order of the page. */
function withText(block: HTMLElement, text: string): readonly Element[] {
  return [...block.querySelectorAll('*')].filter(
    (one) =>
      collapsed(one.textContent) === text && ![...one.children].some((child) => collapsed(child.textContent) === text),
  );
}

function collapsed(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** HTML as the browser writes it. */
function asShown(document: Document, html: string): string {
  return parseBlock(document, html)?.innerHTML ?? html;
}

/** Tags without attributes, which the server may add, and text. */
function outline(html: string): string {
  return collapsed(
    html.replace(/<(\/?[a-z][a-z0-9-]*)(?:[\s/][^<>]*)?>/gi, '<$1>').replace(/&nbsp;/g, ' '),
  ).toLowerCase();
}
