import fc from 'fast-check';
import type { PageContent } from 'shared-types/admin/pages/page-content';
import { EXAMPLE_IDS, exampleContent } from '../../page-editor.fixture';
import { fillDraft } from '../canvas.fixture';
import { applyLayout } from './apply-layout.effects';
import { blockElements, columnsOf, rowsOf, type FramePage } from './frame-page';

const { text, image, spacer } = EXAMPLE_IDS;
type Body = PageContent['body'];
const bodyOf = (rows: readonly (readonly (readonly string[])[])[]): Body => ({
  raw: false,
  layout: {
    columns: 12,
    rows: rows.map((columns) => ({ columns: columns.map((blocks) => ({ span: 12 / columns.length, blocks })) })),
  },
});
const load = (): FramePage => ({ view: window, document, main: fillDraft(document, exampleContent()) });
const layoutOf = (page: FramePage): readonly (readonly (readonly string[])[])[] =>
  rowsOf(page).map((row) =>
    columnsOf(row).map((column) => [...column.children].map((one) => (one as HTMLElement).dataset['block'] ?? '')),
  );

test('a block moves with its element, and rows that stay are not touched', () => {
  const page = load();
  const [first, second] = rowsOf(page);
  const moved = blockElements(page).get(spacer);
  expect(applyLayout(page, bodyOf([[[spacer]], [[text]], [[image], []]]))).toEqual([]);
  expect(layoutOf(page)).toEqual([[[spacer]], [[text]], [[image], []]]);
  expect([rowsOf(page)[1], rowsOf(page)[2], blockElements(page).get(spacer)]).toEqual([first, second, moved]);
  const [whole] = columnsOf(rowsOf(page)[0]!);
  const [half, empty] = columnsOf(rowsOf(page)[2]!);
  expect([whole?.className, whole?.style.getPropertyValue('--span')]).toEqual(['frame-column', '12']);
  expect([half?.className, half?.style.getPropertyValue('--span')]).toEqual(['frame-column frame-column--part', '6']);
  expect([half?.style.minBlockSize, empty?.style.minBlockSize]).toEqual(['', '4rem']);
});

test('a new block gets an empty element until it is rendered, and a removed one goes', () => {
  const page = load();
  expect(applyLayout(page, bodyOf([[[text, 'new']]]))).toEqual(['new']);
  expect(layoutOf(page)).toEqual([[[text, 'new']]]);
  expect(blockElements(page).get('new')?.id).toBe('block-new');
});

test('any layout becomes any other', () => {
  const ids = [text, image, spacer, 'd', 'e'];
  const layouts = fc
    .array(fc.array(fc.nat(4), { minLength: 1, maxLength: 3 }), { maxLength: 4 })
    .chain((counts) => fc.shuffledSubarray(ids).map((order) => ({ counts, order })))
    .map(({ counts, order }) => {
      const left = [...order];
      return counts.map((columns) => columns.map((count) => left.splice(0, count)));
    });
  const page = load();
  fc.assert(
    fc.property(layouts, (layout) => {
      applyLayout(page, bodyOf(layout));
      expect(layoutOf(page)).toEqual(layout);
    }),
  );
});

test('a section has the colors of its theme as the server would give them, and loses them again', () => {
  const page = load();
  document.documentElement.style.setProperty('--color-ink', '#101010');
  document.documentElement.style.setProperty('--color-paper', '#ffffff');
  const { layout, ...body } = bodyOf([[[text]], [[image], []]]);
  const themed = {
    ...body,
    layout: { ...layout, rows: layout.rows.map((row) => ({ ...row, theme: 'dark' as const })) },
  };
  applyLayout(page, themed);
  const [row] = rowsOf(page);
  expect([row?.className, row?.dataset['theme'], row?.style.getPropertyValue('--color-paper')]).toEqual([
    'frame-row section-theme',
    'dark',
    '#101010',
  ]);
  applyLayout(page, { ...body, layout });
  expect([row?.className, row?.dataset['theme'], row?.style.length]).toEqual(['frame-row', undefined, 0]);
});
