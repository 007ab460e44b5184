import { createFakeHost } from '../../../../tools/testing/host/fake-host';
import { createFakeRenderHost } from '../../../../tools/testing/host/fake-render-host';
import { showView } from '../../../../tools/testing/host/show-view';
import { spec } from '../../../../tools/testing/spec';
import { start } from './contact-form.effects';
import { examples } from './contact-form.example';
import { messages } from './contact-form.messages';
import { element } from './contact-form.view';

/** The element that scrolls with the window. */
const page = document.documentElement;
let host: ReturnType<typeof createFakeHost<typeof messages>>;
let scrolls: { readonly element: Element; readonly options: unknown }[];
let wantsStillness: boolean;

/** jsdom has no layout, so the test gives the scroll position of the target. */
function prepareScrolling(top: number): void {
  scrolls = [];
  wantsStillness = false;
  page.scrollTop = 0;
  Object.assign(Element.prototype, {
    scrollIntoView(this: Element, options: unknown) {
      scrolls.push({ element: this, options });
      page.scrollTop = top;
    },
    scrollTo(this: Element, { top }: { top: number }) {
      this.scrollTop = top;
    },
  });
  Object.assign(globalThis, { matchMedia: () => ({ matches: wantsStillness }) });
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  host.end();
  jest.useRealTimers();
});

function open(top: number) {
  prepareScrolling(top);
  const root = showView(element(examples.refused, createFakeRenderHost(messages)));
  host = createFakeHost(messages);
  void start(root, host);
  const link = root.querySelector<HTMLAnchorElement>('[data-form-error] a')!;
  return { root, link, email: root.querySelector<HTMLElement>('[name="field.email.value"]')! };
}

const press = (target: Element, init: MouseEventInit = {}) => {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  target.dispatchEvent(click);
  return click;
};

/** The window's scroll position after every 50 ms. */
function places(ms: number): number[] {
  const seen: number[] = [];
  for (let passed = 0; passed < ms; passed += 50) {
    jest.advanceTimersByTime(50);
    seen.push(Math.round(page.scrollTop));
  }
  return seen;
}

test('a link of the summary focuses its field and scrolls all of the field into view', () => {
  const { link, email } = open(1000);
  expect(press(link).defaultPrevented).toBe(true);
  expect(document.activeElement).toBe(email);
  expect(scrolls).toEqual([{ element: email.closest('.field'), options: { behavior: 'instant', block: 'start' } }]);
  expect(scrolls[0]?.element.querySelector('label')?.textContent).toBe('Email');
});

spec('UTIL-08', 'scrolling takes 300 ms, fast at first and without a jump', () => {
  const { link } = open(1000);
  press(link);
  expect(page.scrollTop).toBe(0);
  const seen = places(400);
  expect(seen.slice(0, 5).every((place, at) => place > (seen[at - 1] ?? 0) && place < 1000)).toBe(true);
  expect([seen[4]! < 1000, ...seen.slice(6)]).toEqual([true, 1000, 1000]);
  expect(seen[0]! * 6).toBeGreaterThan(1000);
});

spec('UTIL-09', 'scrolling a short distance is clamped: it takes 50 ms, whatever its length', () => {
  for (const top of [5, 40, 100]) {
    const { link } = open(top);
    press(link);
    jest.advanceTimersByTime(30);
    expect(page.scrollTop).toBeLessThan(top);
    jest.advanceTimersByTime(40);
    expect(page.scrollTop).toBe(top);
    host.end();
  }
});

test('jumps if the visitor prefers reduced motion', () => {
  const { link } = open(1000);
  wantsStillness = true;
  press(link);
  expect(page.scrollTop).toBe(1000);
});

test.each(['wheel', 'touchmove', 'keydown'])('the visitor’s own scrolling takes precedence: %s', (type) => {
  const { link } = open(1000);
  press(link);
  places(100);
  dispatchEvent(new Event(type));
  const left = page.scrollTop;
  expect(left).toBeLessThan(1000);
  expect(places(400).at(-1)).toBe(Math.round(left));
});

test('a second link ends scrolling to the first', () => {
  const { link } = open(1000);
  press(link);
  places(100);
  prepareScrolling(60);
  press(link);
  expect(places(400).at(-1)).toBe(60);
});

test('a teardown ends scrolling', () => {
  const { link } = open(1000);
  press(link);
  places(100);
  host.end();
  const left = page.scrollTop;
  expect(places(400).at(-1)).toBe(Math.round(left));
});

test('other clicks than plain ones on a valid summary link are left to the browser', () => {
  const { root, link } = open(1000);
  for (const init of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }])
    expect(press(link, init).defaultPrevented).toBe(false);
  expect(press(root.querySelector('label')!).defaultPrevented).toBe(false);
  link.href = '#nowhere';
  expect(press(link).defaultPrevented).toBe(false);
  expect(scrolls).toEqual([]);
});
