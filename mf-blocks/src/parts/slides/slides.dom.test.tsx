import type { ReactNode } from 'react';
import { showView } from '../../../../tools/testing/host/show-view';
import { spec } from '../../../../tools/testing/spec';
import { startSlides } from './slides.effects';
import { Slides } from './slides.view';

const STRIDE_PX = 176;
const WIDTH_PX = 152;

function show(slides: readonly ReactNode[], further: Partial<Parameters<typeof Slides>[0]> = {}): HTMLElement {
  return showView(
    <Slides
      id="slides"
      title="Pictures"
      heading={null}
      className=""
      style={{}}
      attributes={{}}
      slides={slides}
      text={(key) => key}
      {...further}
    />,
  ).firstElementChild as HTMLElement;
}

/** Starts slides, two of them in view, with a mover that does nothing. */
function open(slides: readonly ReactNode[], further: { readonly scrollLeft?: number; readonly isRtl?: boolean } = {}) {
  const root = show(slides);
  const track = root.querySelector<HTMLElement>('.blocks-slides__track')!;
  const elements = [...root.querySelectorAll<HTMLElement>('.blocks-slides__slide')];
  const { scrollLeft = 0, isRtl = false } = further;
  track.scrollLeft = scrollLeft;
  elements.forEach((slide, at) => {
    Object.defineProperty(slide, 'offsetWidth', { value: WIDTH_PX });
    Object.defineProperty(slide, 'offsetLeft', { value: (isRtl ? -at : at) * STRIDE_PX });
  });
  const moved = jest.fn();
  const startMover = jest.fn(() => ({
    inView: () => 2,
    durationMs: 0,
    isLine: true,
    show: moved,
    onResize: () => undefined,
    stop: () => undefined,
  }));
  const { signal: stop } = stopping;
  startSlides({ root, stop, isRtl, loop: false, counter: (n, count) => `${n}/${count}`, startMover });
  return {
    track,
    show: moved,
    startsAt: () => startMover.mock.lastCall,
    link: (href: string) => root.querySelector<HTMLElement>(`[href="${href}"]`),
    inView: () => elements.flatMap((slide, at) => (slide.inert ? [] : [at + 1])),
    press: (key: string) =>
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })),
  };
}

let stopping: AbortController;
beforeEach(() => {
  stopping = new AbortController();
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
  Element.prototype.getBoundingClientRect = () => ({ top: 10, bottom: 400 }) as DOMRect;
});
afterEach(() => stopping.abort());

const link = (href: string) => <a href={href}>{href}</a>;

describe('slides that go live', () => {
  const eight = Array.from({ length: 8 }, (_, at) => `Picture ${at + 1}`);

  test.each([
    ['left to right', { scrollLeft: 1056 }],
    ['right to left', { scrollLeft: -1056, isRtl: true }],
  ])('stay where the visitor has scrolled them, %s, including the gap', (_direction, further) => {
    const { inView, startsAt, show } = open(eight, further);
    expect([inView(), startsAt()]).toEqual([
      [7, 8],
      [expect.anything(), 6],
    ]);
    expect(show).not.toHaveBeenCalled();
  });

  test('leave no empty space when overscrolled', () => {
    const { inView, show } = open(eight, { scrollLeft: 1200 });
    expect([inView(), show.mock.calls]).toEqual([[7, 8], [[6]]]);
  });

  test('show a single slide', () => {
    expect(open(['Picture'], { scrollLeft: 20 }).inView()).toEqual([1]);
  });
});

describe('slides that are always in view', () => {
  const rotating = { rotationLabel: 'Start' };
  const partsOf = (root: HTMLElement) => ({
    bar: !root.querySelector<HTMLElement>('.blocks-slides__bar')?.hidden,
    controls: !root.querySelector<HTMLElement>('.blocks-slides__controls')?.hidden,
    rotation: root.querySelector('[data-rotation]') !== null,
    said: root.querySelectorAll('[aria-roledescription], [aria-label="slide"]').length > 0,
    stop: root.querySelector('[tabindex]') !== null,
  });
  const none = { bar: false, controls: false, rotation: false, said: false, stop: false };

  test('have no controls, take no space for them and are no carousel', () => {
    expect(partsOf(show(['Picture'], rotating))).toEqual(none);
    expect(partsOf(show(['Picture', 'Picture'], { ...rotating, leastInView: 2 }))).toEqual(none);
    expect(partsOf(show(['Picture'], { heading: <h2>Pictures</h2> }))).toEqual({ ...none, bar: true });
  });

  test('have all of it from one more on', () => {
    const all = { bar: true, controls: true, rotation: true, said: true, stop: true };
    expect(partsOf(show(['Picture', 'Picture'], rotating))).toEqual(all);
    expect(partsOf(show(['Picture', 'Picture', 'Picture'], { ...rotating, leastInView: 2 }))).toEqual(all);
  });
});

test('buttons that turn slides name the list of slides', () => {
  open(['Picture', 'Picture', 'Picture']);
  const lists = [...document.querySelectorAll('[data-turn]')].map((button) =>
    document.getElementById(button.getAttribute('aria-controls') ?? ''),
  );
  expect(lists.map((list) => list?.children.length)).toEqual([3, 3]);
});

describe('the focus in a slide that moves out of view', () => {
  const linked = ['/1', '/2', '/3', '/4'].map(link);

  spec('SLIDE-17', 'goes to the first link that comes into view, without scrolling', () => {
    const slides = open(linked);
    slides.link('/1')?.focus();
    const focus = jest.spyOn(HTMLElement.prototype, 'focus');
    slides.press('ArrowRight');
    expect([slides.inView(), document.activeElement]).toEqual([[3, 4], slides.link('/3')]);
    expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
  });

  test('goes there once it is focusable, and before its own slide is inert', () => {
    const slides = open(linked);
    slides.link('/1')?.focus();
    const inViewThen: number[][] = [];
    slides.link('/3')?.addEventListener('focus', () => inViewThen.push(slides.inView()));
    slides.press('ArrowRight');
    expect(inViewThen).toEqual([[1, 2, 3, 4]]);
  });

  test('skips slides without a link, and goes to the track if none in view has one', () => {
    const passing = open([link('/1'), 'Picture', 'Picture', link('/4')]);
    passing.link('/1')?.focus();
    passing.press('ArrowRight');
    expect(document.activeElement).toBe(passing.link('/4'));
    stopping.abort();
    stopping = new AbortController();
    const bare = open([link('/1'), 'Picture', 'Picture', 'Picture']);
    bare.link('/1')?.focus();
    bare.press('ArrowRight');
    expect(document.activeElement).toBe(bare.track);
  });

  test('stays in a slide that stays in view', () => {
    const slides = open(linked.slice(0, 3));
    slides.link('/2')?.focus();
    slides.press('ArrowRight');
    expect([slides.inView(), document.activeElement]).toEqual([[2, 3], slides.link('/2')]);
  });
});
