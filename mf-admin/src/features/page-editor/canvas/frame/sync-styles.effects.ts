import { READ_STYLES } from 'shared-types/site/page/frame';

const SHEETS = 'style, link[rel="stylesheet"]';

/**
 * Gives the framed document the style sheets of a newer rendering of the same draft. The frame is not loaded again, so it keeps
 * its scroll position and does not blink.
 */
export function syncStyles(document: Document, newer: Document): void {
  const own = new Map(sheetsIn(document.head).map((sheet) => [keyOf(sheet), sheet]));
  const read = newer.querySelector<HTMLTemplateElement>(`template[${READ_STYLES}]`);
  const wanted = [...sheetsIn(newer.head), ...(read ? sheetsIn(read.content) : [])];
  // Only an element with the nonce of the framed document's policy may bring styles.
  const nonce = document.querySelector<HTMLElement>('style[nonce], script[nonce], link[nonce]')?.nonce ?? '';
  let last: Element | undefined;
  for (const sheet of wanted) {
    const known = own.get(keyOf(sheet));
    const shown = known ?? copyOf(document, sheet, nonce);
    if (!known && last) last.after(shown);
    else if (!known) document.head.prepend(shown);
    last = shown;
  }
  const kept = new Set(wanted.map(keyOf));
  for (const [key, sheet] of own) if (!kept.has(key)) sheet.remove();
}

function sheetsIn(place: ParentNode): readonly HTMLElement[] {
  return [...place.querySelectorAll<HTMLElement>(SHEETS)];
}

function keyOf(sheet: HTMLElement): string {
  return sheet.getAttribute('href') ?? sheet.textContent;
}

function copyOf(document: Document, sheet: HTMLElement, nonce: string): HTMLElement {
  const copy = document.importNode(sheet, true);
  copy.nonce = nonce;
  copy.setAttribute('nonce', nonce);
  return copy;
}
