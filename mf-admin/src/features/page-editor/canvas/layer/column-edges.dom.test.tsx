import { cleanup, fireEvent, render } from '@testing-library/react';
import { createFakeHost } from '../../../../../../tools/testing/host/fake-host';
import { exampleView } from '../../page-editor.fixture';
import { messages } from '../../page-editor.messages';
import { createFakeStore, type FakeStore } from '../canvas.fixture';
import type { MeasuredPage } from '../frame/measured-page';
import { ColumnEdges } from './column-edges.view';

const box = (x: number, width: number) => ({ x, y: 0, width, height: 100 });
const measured = (isRtl: boolean): MeasuredPage => {
  const columns = [box(0, 580), box(620, 580)].map((one) => ({ box: one, blocks: [] }));
  const own = { box: box(0, 1200), columns: isRtl ? columns.reverse() : columns };
  return { width: 1200, height: 300, main: box(0, 1200), rows: [own, own], isRtl };
};

let store: FakeStore;
const edge = () => document.querySelector<HTMLElement>('[role="separator"]')!;
const spans = () => store.getState().content.body.layout.rows[1]!.columns.map(({ span }) => span);

function show(isRtl = false) {
  const view = exampleView();
  store = createFakeStore(view);
  const page = { view: window, document, main: document.body };
  const draw = () => (
    <div className="admin-page-editor__canvas-layer">
      <ColumnEdges
        {...{ view, store, page, mode: 'desktop', scale: 1, row: 1, host: createFakeHost(messages) }}
        {...{ measured: measured(isRtl), content: store.getState().content, onInsert: jest.fn(), onKeyDown: jest.fn() }}
      />
    </div>
  );
  const { rerender } = render(draw());
  store.subscribe(() => rerender(draw()));
}

beforeEach(() => {
  Element.prototype.setPointerCapture = () => undefined;
});
afterEach(cleanup);

test('arrow keys widen a column by twelfths, and the edge says how wide it is', () => {
  show();
  fireEvent.keyDown(edge(), { key: 'ArrowRight' });
  fireEvent.keyDown(edge(), { key: 'ArrowRight' });
  expect([spans(), edge().ariaValueNow, edge().getAttribute('aria-valuetext')]).toEqual([[8, 4], '8', '8 of 12']);
  fireEvent.keyDown(edge(), { key: 'ArrowLeft' });
  fireEvent.keyDown(edge(), { key: 'x' });
  expect([spans(), edge().getAttribute('aria-valuemax')]).toEqual([[7, 5], '11']);
});

test('where columns run from right to left, the left arrow widens', () => {
  show(true);
  fireEvent.keyDown(edge(), { key: 'ArrowLeft' });
  expect(spans()).toEqual([7, 5]);
});

test('a dragged edge follows the pointer in twelfths and shows them', () => {
  show();
  const move = (kind: string, clientX: number) => fireEvent(edge(), new MouseEvent(kind, { bubbles: true, clientX }));
  move('pointermove', 300);
  expect(spans()).toEqual([6, 6]);
  move('pointerdown', 600);
  expect(document.querySelectorAll('.admin-page-editor__canvas-grid > i')).toHaveLength(12);
  move('pointermove', 310);
  expect(spans()).toEqual([3, 9]);
  move('pointerup', 310);
  move('pointermove', 900);
  expect([spans(), document.querySelector('.admin-page-editor__canvas-grid')]).toEqual([[3, 9], null]);
});
