import type { ReactNode } from 'react';
import { showView } from '../../../../tools/testing/host/show-view';
import { spec } from '../../../../tools/testing/spec';
import { startSlides } from './slides.effects';
import { Slides } from './slides.view';

const STRIDE_PX = 176;
const WIDTH_PX = 152;

/** Starts slides, two of them in view, with a mover that does nothing. */
function open(slides: readonly ReactNode[], further: { readonly scrollLeft?: number; readonly isRtl?: boolean } = {}) {
  const root = showView(
    <Slides
      id="slides"
      title="Pictures"
      heading={null}
      className=""
      style={{}}
      attributes={{}}
      slides={slides}
      text={(key) => key}
    />,
  ).firstElementChild as HTMLElement;
  const track = root.querySelector<HTMLElement>('.blocks-slides__track')!;
  const elements = [...root.querySelectorAll<HTMLElement>('.blocks-slides__slide')];
  const { scrollLeft = 0, isRtl = false } = further;
  track.scrollLeft = scrollLeft;
  elements.forEach((slide, at) => {
    Object.defineProperty(slide, 'offsetWidth', { value: WIDTH_PX });
    Object.defineProperty(slide, 'offsetLeft', { value: (isRtl ? -at : at) * STRIDE_PX });
  });
  const show = jest.fn();
  const startMover = jest.fn(() => ({
    inView: () => 2,
    durationMs: 0,
    isLine: true,
    show,
    onResize: () => undefined,
    stop: () => undefined,
  }));
  const { signal: stop } = stopping;
  startSlides({ root, stop, isRtl, loop: false, counter: (n, count) => `${n}/${count}`, startMover });
  return {
    track,
    show,
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
