/** The framed draft: a page of this site, in which nothing runs. */
export interface FramePage {
  readonly view: Window;
  readonly document: Document;
  /** Its rows are in it. */
  readonly main: HTMLElement;
}

/** What an event of the frame points at; an empty place is a column or, beside all columns, a row. */
export type FrameTarget =
  | { readonly kind: 'block'; readonly id: string }
  | { readonly kind: 'column'; readonly row: number; readonly column: number }
  | { readonly kind: 'row'; readonly row: number };

const BLOCK = '.frame-column > [data-block]';

/** Undefined until the draft has loaded, and for any other page, such as one that says why there is no draft. */
export function framePageOf({ contentDocument }: HTMLIFrameElement): FramePage | undefined {
  const view = contentDocument?.defaultView;
  const main = contentDocument?.querySelector<HTMLElement>('main.frame-main');
  return contentDocument && view && main ? { view, document: contentDocument, main } : undefined;
}

export function rowsOf({ main }: Pick<FramePage, 'main'>): readonly HTMLElement[] {
  return [...main.querySelectorAll<HTMLElement>(':scope > .frame-row')];
}

export function columnsOf(row: Element): readonly HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>(':scope > .frame-column')];
}

/** The blocks' elements by id, in the order of the page. */
export function blockElements({ main }: Pick<FramePage, 'main'>): ReadonlyMap<string, HTMLElement> {
  const elements = main.querySelectorAll<HTMLElement>(BLOCK);
  return new Map([...elements].map((element) => [element.dataset['block'] ?? '', element]));
}

export function blockElementOf(target: Element): HTMLElement | undefined {
  return target.closest<HTMLElement>(BLOCK) ?? undefined;
}

export function targetAt(page: FramePage, target: Element): FrameTarget | undefined {
  const id = blockElementOf(target)?.dataset['block'];
  if (id !== undefined) return { kind: 'block', id };
  const rowElement = target.closest<HTMLElement>('.frame-main > .frame-row');
  const row = rowElement ? rowsOf(page).indexOf(rowElement) : -1;
  if (!rowElement || row < 0) return undefined;
  const columnElement = target.closest<HTMLElement>('.frame-row > .frame-column');
  const column = columnElement ? columnsOf(rowElement).indexOf(columnElement) : -1;
  return column < 0 ? { kind: 'row', row } : { kind: 'column', row, column };
}

/** The target of an event. The element belongs to another window, so `instanceof` does not work. */
export function elementOf({ target }: Event): Element | undefined {
  const element = target as (Partial<Element> & Node) | null;
  return element && typeof element.closest === 'function' ? (element as Element) : undefined;
}
