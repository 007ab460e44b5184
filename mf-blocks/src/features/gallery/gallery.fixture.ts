import { createFakeHost, type FakeHost } from '../../../../tools/testing/host/fake-host';
import { showView } from '../../../../tools/testing/host/show-view';
import { addLightbox } from '../../parts/lightbox/live-lightbox.fixture';
import { start } from './gallery.effects';
import { examples } from './gallery.example';
import { messages } from './gallery.messages';
import { element } from './gallery.view';

type Example = keyof typeof examples;

export interface LiveGallery {
  readonly root: HTMLElement;
  readonly host: FakeHost<typeof messages>;
  /** Numbers of the slides that are not inert. */
  inView(): number[];
  click(label: RegExp): void;
  rest(): void;
}

/** Longer than any move. */
const REST_MS = 1500;
const hosts: FakeHost<typeof messages>[] = [];
let widthPx: number;
let notifyResized: () => void;

export function propsOf(name: Example, further: object = {}): Parameters<typeof element>[0] {
  const { block } = examples[name];
  return { ...examples[name], block: { ...block, settings: { ...(block.settings as object), ...further } } };
}

export function openGallery(name: Example, further?: object): LiveGallery {
  const host = createFakeHost(messages);
  const wrapper = showView(element(propsOf(name, further), host));
  addLightbox();
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

export function press(key: string, target: EventTarget = document.body, init: KeyboardEventInit = {}): boolean {
  return target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }));
}

/** Sets the width of every element. */
export function resize(toPx: number): void {
  widthPx = toPx;
  notifyResized();
}

/** Before each test, fakes what jsdom does not measure: a visible gallery, 600 pixels wide, with motion allowed. */
export function prepareGalleries(): void {
  beforeEach(() => {
    jest.useFakeTimers();
    window.matchMedia = () => ({ matches: false }) as MediaQueryList;
    widthPx = 600;
    notifyResized = () => undefined;
    window.ResizeObserver = class {
      constructor(callback: ResizeObserverCallback) {
        notifyResized = () => callback([], this);
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
  });
}
