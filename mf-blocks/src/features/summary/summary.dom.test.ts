import { BLOCK_VARIANT } from 'shared-types/site/block-type';
import { createFakeHost } from '../../../../tools/testing/host/fake-host';
import { axeFindings, showView } from '../../../../tools/testing/host/show-view';
import { spec } from '../../../../tools/testing/spec';
import { start } from './summary.effects';
import { examples } from './summary.example';
import { messages } from './summary.messages';
import { element } from './summary.view';

type Example = keyof typeof examples;

const show = (name: Example, context: object = {}) =>
  showView(element(examples[name], createFakeHost(messages, { context })));
const links = (root: HTMLElement) => [...root.querySelectorAll('a')].map((link) => link.getAttribute('href'));
const paths = (name: Example) => examples[name].data['blocks/summary/items'].items.map(({ path }) => path);

spec(['SUM-01', 'ENUM-08'], 'each variant has its own layout, and shows every item as a link', async () => {
  for (const [name, variant] of [
    ['wall', 1005],
    ['carousel', 1006],
    ['list', 1007],
    ['grid', 1008],
  ] as const) {
    expect(examples[name].block.variant).toBe(variant);
    const root = show(name);
    expect(root.querySelectorAll(`.blocks-summary--${name}`)).toHaveLength(1);
    expect(links(root)).toEqual(paths(name));
    expect(await axeFindings()).toEqual([]);
  }
});

test('a block without a summary variant is a grid', () => {
  expect(show('gaps').querySelector('.blocks-summary--grid')).not.toBeNull();
  const { block } = examples.grid;
  const props = { ...examples.grid, block: { ...block, variant: BLOCK_VARIANT.chartPie } };
  expect(showView(element(props, createFakeHost(messages))).querySelector('.blocks-summary--grid')).not.toBeNull();
});

test('an empty collection shows nothing', () => {
  expect(show('empty').innerHTML).toBe('');
});

test('prices are shown as everywhere: now, before, from, and sold out', () => {
  const prices = [...show('grid').querySelectorAll('.blocks-product-price')].map(({ textContent }) => textContent);
  expect(prices).toEqual(['From $32.00', 'Price now $22.00was $28.00', '$32.00Sold out', '$32.00', '$32.00']);
  const polish = {
    locale: 'pl',
    currency: 'PLN',
    numberFormat: { decimal: ',', group: ' ', minus: '-', groupSizes: [3], minimumGroupingDigits: 2 },
  };
  expect(show('grid', polish).querySelector('s')?.textContent).toMatch(/28,00\szł$/);
});

test('pictures are lazy, have no alternative text beside the title, and keep their aspect ratio only in a wall', () => {
  for (const name of ['grid', 'list', 'carousel', 'wall'] as const) {
    const pictures = [...show(name).querySelectorAll('img')];
    expect(pictures.length).toBeGreaterThan(1);
    for (const image of pictures) {
      expect([image.getAttribute('loading'), image.alt, image.sizes.startsWith('auto, ')]).toEqual(['lazy', '', true]);
      expect(image.srcset).toContain('500w');
      expect(image.style.aspectRatio).toBe(name === 'wall' ? '' : '1');
    }
  }
});

test('an item without a picture keeps its space in a grid, and has none in a list', () => {
  const picturesOf = (name: Example) =>
    [...show(name).querySelectorAll('.blocks-summary__item')].map(
      (item) => item.querySelector('.blocks-summary__picture')?.tagName,
    );
  expect(picturesOf('gaps')).toEqual(['DIV', 'IMG', 'IMG']);
  expect(picturesOf('list')).toEqual([undefined, 'IMG', 'IMG']);
});

test('titles are headings below the summary’s own, or at its level if it has none', () => {
  const headings = (name: Example) => [...show(name).querySelectorAll('h2, h3')].map(({ tagName }) => tagName);
  expect(headings('list')).toEqual(['H2', 'H3', 'H3', 'H3']);
  expect(headings('untitled')).toEqual(['H2', 'H2']);
  expect(show('untitled').querySelector('section')?.getAttribute('aria-label')).toBe('More to see');
});

describe('the carousel', () => {
  let widthPx: number;
  beforeEach(() => {
    jest.useFakeTimers();
    widthPx = 900;
    window.matchMedia = () => ({ matches: false }) as MediaQueryList;
    window.ResizeObserver = class {
      observe = () => undefined;
      unobserve = () => undefined;
      disconnect = () => undefined;
    };
    Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, get: () => widthPx });
  });
  afterEach(() => jest.useRealTimers());

  function open(context: object = {}) {
    const host = createFakeHost(messages, { context });
    const root = showView(element(examples.carousel, host));
    const served = root.innerHTML;
    start(root, host);
    const slides = [...root.querySelectorAll<HTMLElement>('[aria-roledescription="slide"]')];
    return {
      host,
      root,
      served,
      inView: () => slides.flatMap((slide, at) => (slide.inert ? [] : [at + 1])),
      click: (label: string) => root.querySelector<HTMLElement>(`button[aria-label="${label}"]`)?.click(),
      counter: () => root.querySelector('[data-slide-counter]')?.textContent,
    };
  }

  spec('SUM-01', 'turns as many items as are in view, and makes the others inert', () => {
    const { inView, click, counter, host } = open();
    expect([inView(), counter()]).toEqual([[1, 2, 3], '1 / 5']);
    click('Next items');
    expect([inView(), counter()]).toEqual([[3, 4, 5], '3 / 5']);
    jest.advanceTimersByTime(500);
    click('Previous items');
    expect(inView()).toEqual([1, 2, 3]);
    host.end();
  });

  test('shows two on a phone', () => {
    widthPx = 350;
    const { inView, host } = open();
    expect(inView()).toEqual([1, 2]);
    host.end();
  });

  test('follows the text direction', () => {
    const { root, inView, host } = open({ direction: 'rtl' });
    Element.prototype.getBoundingClientRect = () => ({ top: 10, bottom: 400 }) as DOMRect;
    root.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true }));
    expect(inView()).toEqual([3, 4, 5]);
    host.end();
  });

  test('leaves a row that scrolls by hand when it has stopped', () => {
    const { root, served, host, click } = open();
    click('Next items');
    host.end();
    const still = document.createElement('div');
    still.innerHTML = served;
    expect(root.querySelectorAll('[inert]')).toHaveLength(0);
    expect(root.querySelector<HTMLElement>('.blocks-slides__track')?.tabIndex).toBe(0);
    expect(root.textContent).toBe(still.textContent);
  });

  test('does nothing in other layouts', () => {
    const host = createFakeHost(messages);
    const root = showView(element(examples.grid, host));
    const served = root.innerHTML;
    start(root, host);
    expect(root.innerHTML).toBe(served);
  });
});
