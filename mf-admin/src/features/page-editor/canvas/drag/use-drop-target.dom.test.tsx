import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { useRef, type ReactElement } from 'react';
import { createFakeHost, type FakeHost } from '../../../../../../tools/testing/host/fake-host';
import { EXAMPLE_IDS, exampleView } from '../../page-editor.fixture';
import { messages } from '../../page-editor.messages';
import { createFakeStore, fillDraft, type FakeStore } from '../canvas.fixture';
import { measurePage } from '../frame/measure-page.effects';
import { dragBlock } from './drag-block.effects';
import type { Drop } from './drop-place';
import { useDropTarget } from './use-drop-target.effects';

const { text, image, spacer } = EXAMPLE_IDS;
const view = exampleView();
let host: FakeHost<typeof messages>;
let store: FakeStore;
let drops: (Drop | undefined)[];

/** Each row of the example is 100 px high, its columns 300 px wide, and fills them with blocks. */
function boxOf(this: Element): DOMRect {
  const row = this.closest('.frame-row');
  const column = this.closest('.frame-column');
  const top = row ? [...row.parentElement!.children].indexOf(row) * 100 : 0;
  const isSecond = column !== null && column.previousElementSibling !== null;
  const isWhole = column === null || column.parentElement!.children.length === 1;
  return new DOMRect(isSecond ? 300 : 0, top, isWhole ? 600 : 300, row ? 100 : 400);
}

function Layer(): ReactElement {
  const layer = useRef<HTMLDivElement>(null);
  const main = document.querySelector<HTMLElement>('main')!;
  const page = { view: window, document, main };
  const isDragging = useDropTarget(layer, {
    ...{ page, store, host, view, scale: 1, mode: 'desktop', measured: measurePage(page) },
    ...{ onInsert: jest.fn(), onKeyDown: jest.fn(), onDrop: (drop) => void drops.push(drop) },
  });
  return (
    <div data-layer={isDragging} ref={layer}>
      <i
        className="handle"
        ref={(handle) => dragBlock(handle!, { id: text, name: 'Text', onStart: () => undefined })}
      />
    </div>
  );
}

beforeEach(() => {
  jest.useFakeTimers();
  host = createFakeHost(messages);
  store = createFakeStore(view);
  drops = [];
  const place = document.body.appendChild(document.createElement('section'));
  place.append(fillDraft(document, view.draft.content));
  document.body.append(place);
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(boxOf);
  window.scrollBy = jest.fn();
  render(<Layer />);
});
afterEach(() => {
  cleanup();
  host.end();
  document.body.replaceChildren();
  jest.useRealTimers();
});

const layer = () => document.querySelector<HTMLElement>('[data-layer]')!;
const pass = (ms = 50) => act(() => jest.advanceTimersByTimeAsync(ms));
/** jsdom has no drag events with a place. */
const send = async (kind: string, target: Element, [clientX, clientY]: readonly [number, number]) => {
  const event = new MouseEvent(kind, { bubbles: true, cancelable: true, clientX, clientY });
  const dataTransfer = { types: [], items: [], setData: jest.fn(), setDragImage: jest.fn(), getData: () => '' };
  Object.defineProperty(event, 'dataTransfer', { value: dataTransfer });
  await act(async () => void fireEvent(target, event));
  await pass();
};
const rows = () => store.getState().content.body.layout.rows.map(({ columns }) => columns.map(({ blocks }) => blocks));

async function dragTo(point: readonly [number, number]) {
  document.elementFromPoint = () => document.querySelector('.handle');
  await send('dragstart', document.querySelector('.handle')!, [5, 5]);
  await send('dragenter', layer(), point);
  await send('dragover', layer(), point);
}

test('a dragged block shows where it would go, and goes there', async () => {
  await dragTo([450, 180]);
  expect([layer().dataset['layer'], drops.at(-1)?.place]).toEqual(['true', { row: 1, column: 1, index: 1 }]);
  await send('drop', layer(), [450, 180]);
  expect([rows(), drops.at(-1)]).toEqual([[[[image], [spacer, text]]], undefined]);
  expect(host.announced).toEqual(['Text moved to section 1, column 2, position 2.']);
  expect(layer().dataset['layer']).toBe('false');
});

test('a block that is dropped where it was is not moved', async () => {
  await dragTo([100, 50]);
  expect(drops.at(-1)).toBeUndefined();
  await send('drop', layer(), [100, 50]);
  expect([store.commands, host.announced]).toEqual([[], ['Text was not moved.']]);
});

test('a drag near the lower edge scrolls the page until it ends', async () => {
  await dragTo([100, 390]);
  await pass(100);
  const [[first]] = jest.mocked(window.scrollBy).mock.calls as unknown as [[ScrollToOptions]];
  expect(first.top).toBeGreaterThan(0);
  await send('drop', layer(), [100, 390]);
  const { length } = jest.mocked(window.scrollBy).mock.calls;
  await pass(200);
  expect(jest.mocked(window.scrollBy).mock.calls).toHaveLength(length);
});
