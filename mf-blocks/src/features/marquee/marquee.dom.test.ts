import fc from 'fast-check';
import { createFakeHost } from '../../../../tools/testing/host/fake-host';
import { axeFindings, showView } from '../../../../tools/testing/host/show-view';
import { spec } from '../../../../tools/testing/spec';
import { start } from './marquee.effects';
import { examples } from './marquee.example';
import { messages } from './marquee.messages';
import { element } from './marquee.view';
import { readMarquee } from './read-marquee';

type Sample = keyof typeof examples;

let prefersNoMotion = false;
const observers: { readonly kind: 'view' | 'size'; readonly notify: (entries: unknown[]) => void; isOn: boolean }[] =
  [];

/** Stands in for an observer of the browser's, which a test calls itself. */
function observerOf(kind: 'view' | 'size') {
  return class {
    private readonly own: (typeof observers)[number];
    constructor(notify: (entries: unknown[]) => void) {
      this.own = { kind, notify, isOn: false };
      observers.push(this.own);
    }
    observe(): void {
      this.own.isOn = true;
    }
    disconnect(): void {
      this.own.isOn = false;
    }
  };
}

beforeAll(() => {
  Object.assign(globalThis, { IntersectionObserver: observerOf('view'), ResizeObserver: observerOf('size') });
  window.matchMedia = () => ({ matches: prefersNoMotion }) as MediaQueryList;
  // jsdom draws nothing: each letter is ten wide, and the path a thousand.
  Object.assign(SVGElement.prototype, {
    getTotalLength: () => 1000,
    getComputedTextLength(this: SVGElement) {
      return 10 * this.textContent.length;
    },
  });
});
beforeEach(() => {
  observers.length = 0;
  prefersNoMotion = false;
});

/** A page with one of the samples, live. */
function open(sample: Sample = 'straight') {
  const host = createFakeHost(messages);
  const root = showView(element(examples[sample], host));
  const served = root.innerHTML;
  let moves = true;
  Object.assign(SVGElement.prototype, {
    pauseAnimations: () => void (moves = false),
    unpauseAnimations: () => void (moves = true),
  });
  start(root, host);
  const tell = (kind: 'view' | 'size', entries: unknown[] = []) => {
    for (const one of observers) if (one.kind === kind && one.isOn) one.notify(entries);
  };
  const block = root.querySelector<HTMLElement>('[data-marquee]')!;
  const button = root.querySelector('button')!;
  tell('size');
  return {
    host,
    root,
    served,
    block,
    button,
    moves: () => moves,
    see: (isIntersecting: boolean) => tell('view', [{ isIntersecting }]),
    resize: () => tell('size'),
    point: (type: 'pointerenter' | 'pointerleave', pointerType = 'mouse') => {
      const event = new Event(type);
      Object.assign(event, { pointerType });
      block.dispatchEvent(event);
    },
    animate: () => ['from', 'to', 'dur'].map((name) => root.querySelector('animate')?.getAttribute(name)),
  };
}

spec(['MARQ-01', 'PLAT-08'], 'is a line of text without script, and a link where the owner wants one', async () => {
  for (const name of ['straight', 'link'] as const) {
    const root = showView(element(examples[name], createFakeHost(messages)));
    expect(root.querySelector('p')?.textContent).toContain(readMarquee(examples[name].block.settings, 'ltr').text);
    expect(await axeFindings()).toEqual([]);
  }
  const link = document.querySelector('a');
  expect([link?.href, link?.rel, link?.textContent]).toEqual([
    'https://example.com/',
    'noopener',
    'The kiln is open on Friday (opens in a new window)',
  ]);
});

spec('MARQ-01', 'copies of the text fill the path and move by one of them, left or right, as fast as is wanted', () => {
  const { root, animate, host } = open('waves');
  const copy = `\u2068Made slowly, in small numbers\u2069${'\u00a0'.repeat(4)}`;
  const drawn = root.querySelector('[data-marquee-copies]')?.textContent;
  expect(drawn).toBe(copy.repeat(4));
  expect(root.querySelector('path')?.getAttribute('d')).toMatch(/^M-550 /);
  expect(animate()).toEqual(['0', '-350', `${350 / 60}s`]);
  expect(root.querySelector('textPath')?.getAttribute('href')).toBe(`#${root.querySelector('path')?.id}`);
  host.end();
  expect(open('link').animate()).toEqual(['-320', '0', `${320 / 120}s`]);
});

spec('MARQ-02', 'moves only while it is in view', () => {
  const { see, moves, block } = open();
  expect([moves(), block.dataset['marqueeLive']]).toEqual([false, 'waiting']);
  see(true);
  expect([moves(), block.dataset['marqueeLive']]).toEqual([true, 'playing']);
  see(false);
  expect([moves(), block.dataset['marqueeLive']]).toEqual([false, 'waiting']);
});

spec('MARQ-03', 'a mouse over it pauses it only where the owner wants that', () => {
  const pausing = open('waves');
  pausing.see(true);
  pausing.point('pointerenter', 'touch');
  expect(pausing.moves()).toBe(true);
  pausing.point('pointerenter');
  expect(pausing.moves()).toBe(false);
  pausing.point('pointerleave');
  expect(pausing.moves()).toBe(true);
  const other = open('straight');
  other.see(true);
  other.point('pointerenter');
  expect(other.moves()).toBe(true);
});

test('the button pauses it until it is pressed again, and says what it does', async () => {
  const { button, see, moves, block } = open('waves');
  see(true);
  button.click();
  expect([moves(), button.getAttribute('aria-label'), block.dataset['marqueeLive']]).toEqual([
    false,
    'Play moving text',
    'paused',
  ]);
  see(false);
  see(true);
  expect(moves()).toBe(false);
  button.click();
  expect([moves(), button.getAttribute('aria-label')]).toEqual([true, 'Pause moving text']);
  expect(await axeFindings()).toEqual([]);
});

test('stands still where less motion is wanted', () => {
  prefersNoMotion = true;
  const { root, served } = open();
  expect([root.innerHTML, observers]).toEqual([served, []]);
});

test('leaves the page as it was served once it stops', () => {
  const { host, root, served, button, see, point } = open('waves');
  see(true);
  button.click();
  host.end();
  button.click();
  point('pointerenter');
  expect([root.innerHTML, observers.some(({ isOn }) => isOn)]).toEqual([served, false]);
});

spec('MARQ-01', 'moves against the direction of the writing where the owner chooses none', () => {
  const text = 'Open on Friday';
  expect(readMarquee({ text }, 'ltr').motion).toEqual({
    waveFrequency: 50,
    waveIntensity: 0,
    animationDirection: 'left',
    animationSpeed: 60,
    pausedOnHover: false,
  });
  expect(readMarquee({ text }, 'rtl').motion.animationDirection).toBe('right');
  expect(readMarquee({ text, animationDirection: 'left' }, 'rtl').motion.animationDirection).toBe('left');
});

test.each([
  ['The setting “text” must be text that is not empty.', { text: '' }],
  ['The setting “waveFrequency” must be a number from 0 to 100.', { text: 'a', waveFrequency: 101 }],
  ['The setting “waveIntensity” must be a number from 0 to 100.', { text: 'a', waveIntensity: '5' }],
  ['The setting “animationSpeed” must be a number from 10 to 300.', { text: 'a', animationSpeed: 0 }],
  ['The setting “animationDirection” must be one of left, right.', { text: 'a', animationDirection: 'up' }],
  ['The setting “pausedOnHover” must be true or false.', { text: 'a', pausedOnHover: 1 }],
  ['The setting “size” must be one of medium, small, large.', { text: 'a', size: 'huge' }],
  ['A link must lead to', { text: 'a', link: { href: 'javascript:alert(1)' } }],
])('refuses with “%s”', (message, settings) => {
  expect(() => readMarquee(settings, 'ltr')).toThrow(message);
});

test('whatever the settings are, it is read or refused by name', () => {
  const keys = [
    'text',
    'link',
    'size',
    'waveFrequency',
    'waveIntensity',
    'animationDirection',
    'animationSpeed',
    'pausedOnHover',
  ];
  fc.assert(
    fc.property(fc.constantFrom(...keys), fc.anything(), (key, value) => {
      try {
        expect(readMarquee({ text: 'a', [key]: value }, 'ltr').text).not.toBe('');
      } catch (error) {
        expect((error as Error).message).toMatch(/^(The setting “|A link must lead to)/);
      }
    }),
  );
});
