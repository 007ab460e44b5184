import { createFakeHost } from '../../../../tools/testing/host/fake-host';
import { showView } from '../../../../tools/testing/host/show-view';
import { spec } from '../../../../tools/testing/spec';
import { start } from './block-animations.effects';
import { examples } from './block-animations.example';
import { element } from './block-animations.view';

let prefersNoMotion = false;
let observed: {
  readonly options: IntersectionObserverInit;
  readonly targets: Set<Element>;
  tell: (entry: object) => void;
};

beforeAll(() => {
  window.matchMedia = () => ({ matches: prefersNoMotion }) as MediaQueryList;
  class Observer {
    constructor(callback: (entries: object[]) => void, options: IntersectionObserverInit) {
      observed = { options, targets: new Set(), tell: (entry) => callback([entry]) };
    }
    observe = (target: Element) => observed.targets.add(target);
    unobserve = (target: Element) => observed.targets.delete(target);
    disconnect = () => observed.targets.clear();
  }
  Object.assign(globalThis, { IntersectionObserver: Observer });
});
beforeEach(() => {
  prefersNoMotion = false;
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

const withAnimation = (blockAnimation?: 'rise') => {
  const { website } = createFakeHost({}).context;
  return { context: { website: { ...website, ...(blockAnimation && { blockAnimation }) } } };
};
const settled = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

/** A page with a block in the window, one below it with a picture, and one in a popup. */
function open(blockAnimation: 'rise' | undefined = 'rise') {
  const host = createFakeHost({}, withAnimation(blockAnimation));
  const root = showView(element(examples.plain, host));
  root.insertAdjacentHTML(
    'beforebegin',
    `<div id="main"><div class="frame-column"><div class="block" id="seen"></div>
      <div class="block" id="below"><img alt=""><div class="block"></div></div></div></div>
      <dialog><div class="block"></div></dialog>`,
  );
  const [seen, below] = [document.querySelector<HTMLElement>('#seen')!, document.querySelector<HTMLElement>('#below')!];
  below.getBoundingClientRect = () => ({ top: innerHeight }) as DOMRect;
  const served = document.body.innerHTML;
  const picture = below.querySelector('img')!;
  let isComplete = true;
  Object.defineProperty(picture, 'complete', { get: () => isComplete });
  start(root, host);
  return {
    host,
    served,
    seen,
    below,
    picture,
    setComplete: (complete: boolean) => (isComplete = complete),
    isLoaded: (block: HTMLElement) => block.dataset['blockLoaded'] !== undefined,
    isWaiting: (block: HTMLElement) => block.className.includes('waiting--rise'),
    show: async (intersectionRatio: number, height = 100) => {
      observed.tell({ target: below, isIntersecting: true, intersectionRatio, boundingClientRect: { height } });
      await settled();
    },
  };
}

spec(['ANIM-01', 'ANIM-04'], 'a block is marked loaded once a quarter of it is in view', async () => {
  const { below, show, isLoaded, isWaiting } = open();
  expect([isLoaded(below), isWaiting(below)]).toEqual([false, true]);
  await show(0.1);
  expect([isLoaded(below), isWaiting(below)]).toEqual([false, true]);
  await show(0.25);
  expect([isLoaded(below), isWaiting(below), observed.targets.size]).toEqual([true, false, 0]);
});

spec('ANIM-01', 'what is in the window already is loaded at once and does not go; popups are left alone', () => {
  const { seen, isLoaded, isWaiting } = open();
  expect([isLoaded(seen), isWaiting(seen)]).toEqual([true, false]);
  expect(document.querySelectorAll('[class*=waiting]')).toHaveLength(1);
});

spec('ANIM-03', 'is told at its thresholds', () => {
  open();
  expect(observed.options.threshold).toEqual([0, 0.1, 0.25, 0.5, 1]);
});

spec('ANIM-02', 'a block whose picture is on its way waits for it', async () => {
  const { below, picture, show, isLoaded, setComplete } = open();
  setComplete(false);
  await show(1);
  expect(isLoaded(below)).toBe(false);
  picture.dispatchEvent(new Event('load'));
  await settled();
  expect([isLoaded(below), jest.getTimerCount()]).toEqual([true, 0]);
});

spec('ANIM-02', 'a picture that fails, or does not come within three seconds, hides nothing', async () => {
  const failing = open();
  failing.setComplete(false);
  await failing.show(1);
  failing.picture.dispatchEvent(new Event('error'));
  await settled();
  expect(failing.isLoaded(failing.below)).toBe(true);
  const hanging = open();
  hanging.setComplete(false);
  await hanging.show(1);
  jest.advanceTimersByTime(2999);
  await settled();
  expect(hanging.isLoaded(hanging.below)).toBe(false);
  jest.advanceTimersByTime(1);
  await settled();
  expect(hanging.isLoaded(hanging.below)).toBe(true);
});

test('hides nothing where less motion is wanted, and is not there on a site without it', () => {
  prefersNoMotion = true;
  expect(open().isWaiting(document.querySelector<HTMLElement>('#below')!)).toBe(false);
  expect(showView(element(examples.plain, createFakeHost({}, withAnimation()))).innerHTML).toBe('');
});

test('shows all and leaves the page as it was served once it stops', async () => {
  const { host, served, show, setComplete } = open();
  setComplete(false);
  await show(1);
  host.end();
  await settled();
  expect([document.body.innerHTML, observed.targets.size, jest.getTimerCount()]).toEqual([served, 0, 0]);
});
