import type { SiteTheme } from 'shared-types/site/page/frame';
import { rowTheme } from 'shared-types/site/theme/row-theme';
import type { LayoutColumn, PageBody } from 'shared-types/site/page/page';
import { colorSection } from '../../../../parts/theme-preview/color-section.effects';
import { blockElements, columnsOf, rowsOf, type FramePage } from './frame-page';

/** Space for a pointer where a column or a block shows nothing. */
const EMPTY_SIZE = '4rem';
const WHOLE = 12;

/**
 * Gives the framed page the rows and columns of a body, by moving the elements of its blocks. Rows that stay are not moved,
 * because a moved frame or video starts again. Returns the ids of blocks that had no element.
 */
export function applyLayout(page: FramePage, body: PageBody, sections?: SiteTheme['sections']): readonly string[] {
  const { document, view } = page;
  const { scrollX, scrollY } = view;
  const blocks = blockElements(page);
  const added: string[] = [];
  const blockOf = (id: string): HTMLElement => {
    const known = blocks.get(id);
    if (known) return known;
    added.push(id);
    return emptyBlock(document, id);
  };
  const matched = matchRows(rowsOf(page), body.layout.rows);
  const rows = body.layout.rows.map((row, at) => {
    const theme = rowTheme(row, sections);
    return { row: matched[at] ?? createElement(document, 'frame-row'), columns: row.columns, theme };
  });
  for (const { row, columns, theme } of rows) {
    fillRow(row, columns, blockOf);
    colorSection(row, theme);
  }
  placeChildren(
    page.main,
    rows.map(({ row }) => row),
  );
  if (view.scrollY !== scrollY || view.scrollX !== scrollX)
    view.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
  return added;
}

/** The element of a block that has not been rendered, or of which the page has nothing to show. */
export function emptyBlock(document: Document, id: string): HTMLElement {
  const block = createElement(document, 'block');
  block.id = `block-${id}`;
  block.dataset['block'] = id;
  block.style.minBlockSize = EMPTY_SIZE;
  return block;
}

/**
 * The row elements that bodies' rows keep: that with the row's first block, else one with any of its blocks; for a row without
 * blocks, one without. Undefined for a row that is new.
 */
function matchRows(
  elements: readonly HTMLElement[],
  rows: PageBody['layout']['rows'],
): readonly (HTMLElement | undefined)[] {
  const unused = new Set(elements);
  const matched = new Map<number, HTMLElement>();
  const idsOf = (element: Element): readonly string[] =>
    [...element.querySelectorAll<HTMLElement>('[data-block]')].map(({ dataset }) => dataset['block'] ?? '');
  const match = (fits: (own: readonly string[], wanted: ReadonlySet<string>) => boolean): void => {
    for (const [at, { columns }] of rows.entries()) {
      const wanted = new Set(columns.flatMap(({ blocks }) => blocks));
      const element = matched.has(at) ? undefined : [...unused].find((one) => fits(idsOf(one), wanted));
      if (!element) continue;
      unused.delete(element);
      matched.set(at, element);
    }
  };
  match(([first], wanted) => (first === undefined ? wanted.size === 0 : wanted.has(first)));
  match((own, wanted) => own.some((id) => wanted.has(id)));
  return rows.map((_, at) => matched.get(at));
}

function fillRow(row: HTMLElement, columns: readonly LayoutColumn[], blockOf: (id: string) => HTMLElement): void {
  const own = columnsOf(row);
  const elements = columns.map(({ span, blocks }, place) => {
    const column = own[place] ?? createElement(row.ownerDocument, 'frame-column');
    column.classList.toggle('frame-column--part', span < WHOLE);
    column.style.setProperty('--span', String(span));
    column.style.minBlockSize = blocks.length === 0 ? EMPTY_SIZE : '';
    return { column, blocks };
  });
  for (const { column, blocks } of elements) placeChildren(column, blocks.map(blockOf));
  placeChildren(
    row,
    elements.map(({ column }) => column),
  );
}

function placeChildren(parent: HTMLElement, children: readonly HTMLElement[]): void {
  const wanted = new Set<Element>(children);
  for (const child of [...parent.children]) if (!wanted.has(child)) child.remove();
  for (const [place, child] of children.entries()) {
    const there = parent.children[place] ?? null;
    if (there !== child) parent.insertBefore(child, there);
  }
}

function createElement(document: Document, name: string): HTMLElement {
  const element = document.createElement('div');
  element.className = name;
  return element;
}
