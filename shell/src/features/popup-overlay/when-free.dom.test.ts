import { spec } from '../../../../tools/testing/spec';
import { tick } from '../../host/dialogs/dialogs.fixture';
import { whenFree } from './when-free';

let stop: AbortController;

beforeEach(() => {
  jest.useFakeTimers();
  stop = new AbortController();
  document.body.innerHTML = '<input id="field"><div class="frame-edge"><button id="choice">Accept</button></div>';
  Object.defineProperty(document, 'scrollingElement', { configurable: true, value: document.documentElement });
});
afterEach(() => {
  stop.abort();
  jest.useRealTimers();
});

/** Starts waiting; tells whether it is over. */
function wait(): () => boolean {
  let isFree = false;
  void whenFree(document, stop.signal).then(() => (isFree = true));
  return () => isFree;
}

/** Scrolls the window to a place. */
function scrollTo(top: number): void {
  document.documentElement.scrollTop = top;
  document.dispatchEvent(new Event('scroll'));
}

/** Scrolls on for a while, by so much with each picture. */
async function scrollFor(ms: number, stepPx: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += 20) {
    scrollTo(document.documentElement.scrollTop + stepPx);
    await tick(20);
  }
}

spec('UTIL-01', 'looks every 100 ms whether what lies over the page has gone', async () => {
  document.body.append(Object.assign(document.createElement('dialog'), { open: true }));
  const isFree = wait();
  await tick(1050);
  document.querySelector('dialog')?.remove();
  await tick(49);
  expect(isFree()).toBe(false);
  await tick(1);
  expect(isFree()).toBe(true);
});

spec('UTIL-03', 'waits while the visitor scrolls, and 300 ms more after the last scroll', async () => {
  const isFree = wait();
  await scrollFor(2000, 10);
  // The last scroll was 20 ms ago.
  await tick(279);
  expect(isFree()).toBe(false);
  await tick(101);
  expect(isFree()).toBe(true);
});

test('who scrolls as the wait begins is not taken for one who rests', async () => {
  const isFree = wait();
  scrollTo(3);
  await tick(100);
  expect(isFree()).toBe(false);
});

test('a page that trembles by itself, without end, keeps nobody waiting', async () => {
  const isFree = wait();
  for (let passed = 0; passed < 400; passed += 20) {
    scrollTo(passed % 40 ? 2 : 0);
    await tick(20);
  }
  expect(isFree()).toBe(true);
});

spec('UTIL-11', 'waits while the focus is in a field or at the banner, and no longer', async () => {
  for (const id of ['field', 'choice']) {
    document.getElementById(id)?.focus();
    const isFree = wait();
    await tick(500);
    expect(isFree()).toBe(false);
    (document.activeElement as HTMLElement).blur();
    await tick(100);
    expect(isFree()).toBe(true);
  }
});

test('where nothing stands at the edge of the window, nothing there can have the focus', async () => {
  document.querySelector('.frame-edge')?.remove();
  const isFree = wait();
  await tick(100);
  expect(isFree()).toBe(true);
});

test('after a teardown it looks no more', async () => {
  const isFree = wait();
  scrollTo(10);
  stop.abort();
  await tick(1000);
  expect([isFree(), jest.getTimerCount()]).toEqual([false, 0]);
  const isFreeLater = wait();
  await tick(1000);
  expect([isFreeLater(), jest.getTimerCount()]).toEqual([false, 0]);
});
