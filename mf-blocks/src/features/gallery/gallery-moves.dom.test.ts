import { createFakeHost, type FakeHost } from '../../../../tools/testing/fake-host';
import { axeFindings, showView } from '../../../../tools/testing/show-view';
import { spec } from '../../../../tools/testing/spec';
import { start } from './gallery.effects';
import { examples } from './gallery.example';
import { strings } from './gallery.strings';
import { element } from './gallery.view';

/** Longer than any move takes. */
const REST_MS = 1500;
let widthPx = 600;
let tellResized: () => void = () => undefined;
let prefersNoMotion = false;
const hosts: FakeHost<typeof strings>[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  prefersNoMotion = false;
  window.matchMedia = () => ({ matches: prefersNoMotion }) as MediaQueryList;
  widthPx = 600;
  window.ResizeObserver = class {
    constructor(tell: ResizeObserverCallback) {
      tellResized = () => tell([], this);
    }
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, get: () => widthPx });
  Element.prototype.getBoundingClientRect = () => ({ top: 10, bottom: 400 }) as DOMRect;
});
afterEach(() => {
  for (const host of hosts.splice(0)) host.end();
  jest.useRealTimers();
  history.replaceState(null, '', '/');
});

interface Opened {
  readonly root: HTMLElement;
  readonly host: FakeHost<typeof strings>;
  /** Numbers of the slides that can be reached. */
  inView(): number[];
  click(label: RegExp): void;
  rest(): void;
}

function open(name: keyof typeof examples, further: object = {}): Opened {
  const { block } = examples[name];
  const settings = { ...(block.settings as object), ...further };
  const host = createFakeHost(strings);
  const wrapper = showView(element({ ...examples[name], block: { ...block, settings } }, host));
  start(wrapper, host);
  hosts.push(host);
  const root = wrapper.firstElementChild as HTMLElement;
  const slides = [...root.querySelectorAll<HTMLElement>('[aria-roledescription="slide"]')];
  const buttons = [...root.querySelectorAll('button')];
  return {
    root,
    host,
    inView: () => slides.flatMap((slide, at) => (slide.inert ? [] : [at + 1])),
    click: (label) => buttons.find((button) => label.test(button.getAttribute('aria-label') ?? ''))?.click(),
    rest: () => void jest.advanceTimersByTime(REST_MS),
  };
}

const press = (key: string, target: EventTarget = document.body, init: KeyboardEventInit = {}) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }));

describe('buttons', () => {
  spec(
    ['GLAY-04', 'SLIDE-07', 'SLIDE-08'],
    'turn as many as are in view, and say at an end that they do no more',
    () => {
      const { root, inView, click, rest } = open('carousel');
      const disabled = () =>
        [...root.querySelectorAll('[aria-disabled="true"]')].map(
          (button) => button.ariaLabel ?? button.getAttribute('aria-label'),
        );
      expect([inView(), disabled()]).toEqual([[1, 2, 3], ['Previous pictures']]);
      expect(root.querySelector('.blocks-slides__turn--disabled')?.getAttribute('aria-label')).toBe(
        'Previous pictures',
      );
      click(/Next/);
      rest();
      expect([inView(), disabled()]).toEqual([[2, 3, 4], ['Next pictures']]);
      click(/Previous/);
      expect(inView()).toEqual([1, 2, 3]);
    },
  );

  spec('SLIDE-02', 'are refused while slides move', () => {
    const { inView, click, rest } = open('slideshow');
    click(/Next/);
    click(/Next/);
    expect(inView()).toEqual([2]);
    rest();
    click(/Next/);
    expect(inView()).toEqual([3]);
  });

  spec(['SLIDE-03', 'SLIDE-05'], 'go from one end to the other with loop', () => {
    const { inView, click, rest } = open('slideshow');
    click(/Previous/);
    expect(inView()).toEqual([4]);
    rest();
    click(/Next/);
    expect(inView()).toEqual([1]);
  });

  spec(['SLIDE-04', 'SLIDE-06'], 'tell an end without loop as an event', () => {
    const { root, click, inView, rest } = open('slideshow', { loop: false, autoplay: false });
    const told: string[] = [];
    for (const end of ['reached-beginning', 'reached-end']) root.addEventListener(end, () => told.push(end));
    click(/Previous/);
    for (let turn = 0; turn < 4; turn += 1) {
      click(/Next/);
      rest();
    }
    expect([told, inView()]).toEqual([['reached-beginning', 'reached-end'], [4]]);
  });

  spec('GLAY-03', 'are hidden where all slides fit', () => {
    expect(open('carousel', { slidesPerRow: 3 }).root.hasAttribute('data-fits')).toBe(false);
    const items = (examples.carousel.block.settings as { items: object[] }).items.slice(0, 3);
    expect(open('carousel', { items }).root.hasAttribute('data-fits')).toBe(true);
  });
});

spec(['GAL-44', 'GLAY-01'], 'a carousel is arranged anew once its size has rested for 100 ms', () => {
  const { inView } = open('carousel');
  expect(inView()).toEqual([1, 2, 3]);
  widthPx = 400;
  tellResized();
  jest.advanceTimersByTime(60);
  tellResized();
  jest.advanceTimersByTime(99);
  expect(inView()).toEqual([1, 2, 3]);
  jest.advanceTimersByTime(1);
  expect(inView()).toEqual([1, 2]);
});

describe('turning by itself', () => {
  const live = ({ root }: Opened) => root.querySelector('[data-slide-list]')?.getAttribute('aria-live');
  const pointer = (type: string, pointerType: string) => Object.assign(new Event(type), { pointerType });

  spec(['SLIDE-09', 'GAL-05'], 'goes on every few seconds, and silently', () => {
    const opened = open('slideshow');
    expect(live(opened)).toBe('off');
    jest.advanceTimersByTime(2999);
    expect(opened.inView()).toEqual([1]);
    jest.advanceTimersByTime(1);
    expect(opened.inView()).toEqual([2]);
    jest.advanceTimersByTime(9000);
    expect(opened.inView()).toEqual([1]);
  });

  spec('SLIDE-09', 'ends at the last slide without loop, and its button starts it again', () => {
    const opened = open('slideshow', { loop: false });
    jest.advanceTimersByTime(15_000);
    expect([opened.inView(), live(opened)]).toEqual([[4], 'polite']);
    expect(opened.root.querySelector('[data-rotation]')?.getAttribute('aria-label')).toMatch('Start');
  });

  spec('SLIDE-10', 'pauses under a mouse, and under no finger', () => {
    const opened = open('slideshow');
    opened.root.dispatchEvent(pointer('pointerenter', 'touch'));
    expect(live(opened)).toBe('off');
    opened.root.dispatchEvent(pointer('pointerenter', 'mouse'));
    jest.advanceTimersByTime(10_000);
    expect([opened.inView(), live(opened)]).toEqual([[1], 'polite']);
    opened.root.dispatchEvent(pointer('pointerleave', 'mouse'));
    jest.advanceTimersByTime(3000);
    expect(opened.inView()).toEqual([2]);
  });

  test('ends when the focus comes, and its button starts and stops it', () => {
    const opened = open('slideshow');
    opened.root.querySelector<HTMLElement>('[data-turn="1"]')?.focus();
    jest.advanceTimersByTime(10_000);
    expect([opened.inView(), live(opened)]).toEqual([[1], 'polite']);
    opened.click(/Start/);
    expect(live(opened)).toBe('off');
    jest.advanceTimersByTime(3000);
    expect(opened.inView()).toEqual([2]);
    opened.click(/Stop/);
    jest.advanceTimersByTime(10_000);
    expect(opened.inView()).toEqual([2]);
  });

  spec('GAL-30', 'waits for its button where the address says nomotion, or the system asks for stillness', () => {
    history.replaceState(null, '', '/?nomotion=true');
    const still = open('slideshow');
    jest.advanceTimersByTime(10_000);
    expect([still.inView(), live(still)]).toEqual([[1], 'polite']);
    history.replaceState(null, '', '/?nomotion=false');
    expect(live(open('slideshow'))).toBe('off');
    prefersNoMotion = true;
    expect(live(open('slideshow'))).toBe('polite');
  });

  spec('GAL-24', 'does not begin where the owner does not say so', () => {
    const opened = open('slideshow', { autoplay: false });
    jest.advanceTimersByTime(60_000);
    expect([opened.inView(), live(opened)]).toEqual([[1], 'polite']);
  });
});

describe('arrow keys', () => {
  spec(['SLIDE-16', 'SLIDE-17'], 'left is the slide before, right the one after', () => {
    const { inView, rest } = open('slideshow');
    press('ArrowRight');
    expect(inView()).toEqual([2]);
    rest();
    press('ArrowLeft');
    expect(inView()).toEqual([1]);
  });

  spec('SLIDE-18', 'do nothing while the gallery is out of view', () => {
    const { inView } = open('slideshow');
    Element.prototype.getBoundingClientRect = () => ({ top: 5000, bottom: 5400 }) as DOMRect;
    press('ArrowRight');
    expect(inView()).toEqual([1]);
  });

  spec('SLIDE-19', 'do nothing while the visitor edits text, or works with something else', () => {
    const { inView } = open('slideshow');
    document.body.insertAdjacentHTML('beforeend', '<input aria-label="Name"><button>Other</button>');
    for (const selector of ['input', 'body > button']) {
      const other = document.querySelector<HTMLElement>(selector)!;
      other.focus();
      expect(press('ArrowRight', other)).toBe(true);
    }
    expect(inView()).toEqual([1]);
    press('ArrowRight', document.body, { altKey: true });
    expect(inView()).toEqual([1]);
  });
});

spec('SLIDE-20', 'a swipe turns the slide, in the direction of the page’s writing', () => {
  const swipe = (track: Element, x: number, ms: number) => {
    const send = (type: string, clientX: number, timeStamp: number) => {
      const event = Object.assign(new Event(type, { bubbles: true }), {
        pointerType: 'touch',
        isPrimary: true,
        clientX,
        clientY: 0,
      });
      Object.defineProperty(event, 'timeStamp', { value: timeStamp });
      track.dispatchEvent(event);
    };
    send('pointerdown', 200, 1000);
    send('pointerup', 200 + x, 1000 + ms);
  };
  const { root, inView, rest } = open('slideshow');
  const track = root.querySelector('.blocks-slides__track')!;
  swipe(track, -80, 400);
  swipe(track, -40, 100);
  expect(inView()).toEqual([1]);
  swipe(track, -80, 100);
  expect(inView()).toEqual([2]);
  rest();
  swipe(track, 80, 100);
  expect(inView()).toEqual([1]);
});

test.each(['carousel', 'slideshow', 'strip'] as const)(
  '%s: is accessible while it lives, and leaves nothing when it has stopped',
  async (name) => {
    const before = () => document.body.innerHTML.replaceAll(/ style="[^"]*"/g, '');
    const host = createFakeHost(strings);
    showView(element(examples[name], host));
    const served = before();
    const { root, host: live, click, rest } = open(name);
    expect(before()).not.toBe(served);
    jest.useRealTimers();
    expect(await axeFindings()).toEqual([]);
    jest.useFakeTimers();
    click(/Next/);
    live.end();
    rest();
    expect(before()).toBe(served);
    expect(root.querySelector<HTMLElement>('[data-slide-list]')?.style.transform).toBe('');
    press('ArrowRight');
    jest.advanceTimersByTime(60_000);
    expect(before()).toBe(served);
  },
);

spec('GAL-37', 'malformed data is logged, and the pictures stay as the server wrote them', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const host = createFakeHost(strings);
  const wrapper = showView(element(examples.carousel, host));
  wrapper.querySelector<HTMLElement>('[data-gallery]')!.dataset['gallery'] = '{"design":';
  const served = wrapper.innerHTML;
  start(wrapper, host);
  expect(wrapper.innerHTML).toBe(served);
  expect(console.error).toHaveBeenCalledWith('Error decoding gallery block data', expect.anything());
});

test('a grid needs nothing of the page', () => {
  const host = createFakeHost(strings);
  const wrapper = showView(element(examples.grid, host));
  const served = wrapper.innerHTML;
  start(wrapper, host);
  expect(wrapper.innerHTML).toBe(served);
});
