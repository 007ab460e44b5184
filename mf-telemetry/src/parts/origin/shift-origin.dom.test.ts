import { RELEASE } from './release.fixture';
import { seeShift } from './see-shift.effects';
import { shiftOrigin } from './shift-origin';

Object.assign(globalThis, { colonnade: { release: RELEASE } });

const [COMMERCE, BLOCKS, SHELL] = ['mf-commerce@2.0.0-bbbb', 'mf-blocks@3.0.0-cccc', 'shell@1.0.0-aaaa'];

/** Position of an element: left, top, width, height. */
type Place = readonly [number, number, number, number];
const rect = ([x, y, width, height]: Place): DOMRect => ({
  x,
  y,
  left: x,
  top: y,
  right: x + width,
  bottom: y + height,
  width,
  height,
  toJSON: () => '',
});

function layOut(places: Readonly<Record<string, Place>>): void {
  for (const [id, place] of Object.entries(places))
    Object.assign(document.getElementById(id) ?? {}, { getBoundingClientRect: () => rect(place) });
}

// jsdom has no layout: the range around an element gets the position that the test gave the element.
Range.prototype.getBoundingClientRect = function (this: Range) {
  const node = this.startContainer.childNodes[this.startOffset];
  return node instanceof Element ? node.getBoundingClientRect() : rect([0, 0, 0, 0]);
};

/** The origin of a shift that moved these nodes from the given positions. */
function origin(...moved: readonly { readonly id: string; readonly from: Place }[]): string {
  const sources = moved.map(({ id, from }) => {
    const node = document.getElementById(id);
    const now = node?.getBoundingClientRect() ?? rect([0, 0, 0, 0]);
    return { node, previousRect: rect(from), currentRect: now };
  });
  return shiftOrigin(seeShift(sources));
}

beforeEach(() => {
  document.body.innerHTML = `
    <header id="header"><div id="indicator" data-remote="mf-commerce"></div></header>
    <main>
      <div id="product" data-remote="mf-commerce"><p id="price">1</p><p id="stock">2</p></div>
      <div id="text" data-remote="mf-blocks"><p id="words">Words</p></div>
    </main>`;
  layOut({
    header: [0, 0, 400, 50],
    indicator: [300, 10, 100, 15],
    product: [0, 50, 400, 300],
    price: [0, 60, 400, 20],
    stock: [0, 300, 400, 20],
    text: [0, 374, 400, 100],
    words: [0, 374, 400, 100],
  });
});

test('a growing block is the cause for the ones it moves', () => {
  expect(origin({ id: 'text', from: [0, 174, 400, 100] })).toBe(COMMERCE);
  expect(origin({ id: 'words', from: [0, 174, 400, 100] })).toBe(COMMERCE);
});

test('of several moved nodes the topmost decides, but not one that moved less, as centered ones do', () => {
  layOut({ text: [0, 474, 400, 100], words: [0, 474, 400, 100] });
  expect(origin({ id: 'words', from: [0, 374, 400, 100] }, { id: 'stock', from: [0, 200, 400, 20] })).toBe(COMMERCE);
  layOut({ header: [0, 0, 400, 200], indicator: [300, 0, 100, 200], product: [0, 200, 400, 100] });
  expect(origin({ id: 'header', from: [0, -75, 400, 50] }, { id: 'product', from: [0, 50, 400, 100] })).toBe(COMMERCE);
});

test('a node moved out of the viewport or into it decides nothing', () => {
  const gone = { id: 'words', from: [0, 800, 0, 0] } as const;
  expect(origin(gone)).toBe('page');
  expect(origin(gone, { id: 'text', from: [0, 174, 400, 100] })).toBe(COMMERCE);
});

test('a node that moves inside its block was moved by that block', () => {
  expect(origin({ id: 'stock', from: [0, 200, 400, 20] })).toBe(COMMERCE);
  layOut({ words: [0, 424, 400, 50] });
  expect(origin({ id: 'words', from: [0, 384, 400, 50] })).toBe(BLOCKS);
});

test('the frame’s header moves the block below it', () => {
  expect(origin({ id: 'product', from: [0, 30, 400, 300] })).toBe(SHELL);
});

test('a block that makes its part of the frame grow is the cause, wherever it is in that part', () => {
  layOut({ header: [0, 0, 400, 60], indicator: [300, 5, 100, 50], product: [0, 84, 400, 300] });
  expect(origin({ id: 'product', from: [0, 44, 400, 300] })).toBe(COMMERCE);
  layOut({ header: [0, 0, 400, 84], indicator: [300, 5, 100, 45] });
  expect(origin({ id: 'product', from: [0, 44, 400, 300] })).toBe(SHELL);
});

test('finds the cause across a gap between blocks, and for nodes that move up', () => {
  expect(origin({ id: 'text', from: [0, 364, 400, 100] })).toBe(COMMERCE);
  expect(origin({ id: 'text', from: [0, 500, 400, 100] })).toBe(COMMERCE);
});

test('a node pushed sideways was pushed by what is there now', () => {
  layOut({ product: [0, 50, 200, 300], text: [200, 50, 200, 300] });
  expect(origin({ id: 'text', from: [150, 50, 250, 300] })).toBe(COMMERCE);
});

test('a node that only grows is its own cause', () => {
  expect(origin({ id: 'words', from: [0, 374, 400, 50] })).toBe(BLOCKS);
});

test('without a possible cause, or if the node is gone, there is no origin', () => {
  expect(origin({ id: 'header', from: [0, -20, 400, 50] })).toBe('page');
  expect(origin()).toBe('page');
  expect(origin({ id: 'nothing', from: [0, 0, 1, 1] })).toBe('page');
});
