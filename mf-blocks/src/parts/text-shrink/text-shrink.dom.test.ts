import fc from 'fast-check';
import { spec } from '../../../../tools/testing/spec';
import { startTextShrink } from './text-shrink.effects';

const notify: (() => void)[] = [];
beforeAll(() => {
  class FollowedSize {
    constructor(private readonly callback: () => void) {}
    observe(): void {
      notify.push(this.callback);
    }
    disconnect(): void {
      notify.splice(notify.indexOf(this.callback), 1);
    }
  }
  Object.assign(globalThis, { ResizeObserver: FollowedSize });
});
beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  notify.length = 0;
  jest.useRealTimers();
});

/** A heading of 40 px that would be `wide` px wide in one line, in a column of `column` px. */
function open(wide: number, column: number) {
  document.body.innerHTML = '<div><h2 style="color: red">Pots for every day</h2></div>';
  const heading = document.querySelector('h2')!;
  const page = { wide, column };
  const sizeOf = () => Number.parseFloat(heading.style.fontSize || '40');
  jest
    .spyOn(window, 'getComputedStyle')
    .mockImplementation(() => ({ fontSize: `${sizeOf()}px` }) as CSSStyleDeclaration);
  Object.defineProperty(heading, 'clientWidth', { get: () => page.column });
  Object.defineProperty(heading, 'scrollWidth', {
    get: () => Math.max(page.column, heading.style.whiteSpace === 'nowrap' ? (page.wide * sizeOf()) / 40 : 0),
  });
  const stopping = new AbortController();
  startTextShrink(heading, stopping.signal);
  return {
    heading,
    look: () => [heading.style.fontSize, heading.style.whiteSpace],
    end: () => stopping.abort(),
    resize(to: number) {
      page.column = to;
      for (const one of [...notify]) one();
    },
  };
}

spec('TEXT-01', 'a text is made smaller until it fits into one line, and never smaller than 11', () => {
  expect(open(500, 600).look()).toEqual(['', 'nowrap']);
  expect(open(800, 600).look()).toEqual(['30px', 'nowrap']);
  expect(open(2000, 550).look()).toEqual(['11px', 'nowrap']);
  expect(open(2000, 500).look()).toEqual(['11px', '']);
});

spec('TEXT-01', 'whatever the widths are, it fits into one line or is at its smallest', () => {
  const width = fc.integer({ min: 1, max: 5000 });
  fc.assert(
    fc.property(width, width, (wide, column) => {
      const { heading, look, end } = open(wide, column);
      const [size = '', whiteSpace] = look();
      if (size) expect(Number.parseFloat(size)).toBeGreaterThanOrEqual(11);
      if (whiteSpace === '') expect(size).toBe('11px');
      else expect(heading.scrollWidth).toBeLessThanOrEqual(column);
      end();
    }),
  );
});

spec('TEXT-02', 'follows a resize once it has been still for 100 ms', () => {
  const { resize, look } = open(800, 600);
  resize(400);
  jest.advanceTimersByTime(99);
  expect(look()).toEqual(['30px', 'nowrap']);
  resize(300);
  jest.advanceTimersByTime(99);
  expect(look()).toEqual(['30px', 'nowrap']);
  jest.advanceTimersByTime(1);
  expect(look()).toEqual(['15px', 'nowrap']);
  resize(900);
  jest.advanceTimersByTime(100);
  expect(look()).toEqual(['', 'nowrap']);
});

test('leaves the text as it was served once it stops', () => {
  const { heading, resize, end } = open(800, 600);
  resize(300);
  end();
  jest.advanceTimersByTime(200);
  expect([heading.getAttribute('style'), notify, jest.getTimerCount()]).toEqual(['color: red;', [], 0]);
});
