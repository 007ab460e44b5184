import { tick } from '../../host/dialogs/dialogs.fixture';
import { whenDue } from './when-due';

jest.useFakeTimers();

/** A page of which a part can be scrolled. */
function scrollable({ height, top = 0 }: { readonly height: number; readonly top?: number }): HTMLElement {
  const place = document.documentElement;
  const sizes = { scrollHeight: height, clientHeight: 500, scrollTop: top };
  for (const [name, value] of Object.entries(sizes))
    Object.defineProperty(place, name, { value, writable: true, configurable: true });
  Object.defineProperty(document, 'scrollingElement', { value: place, configurable: true });
  return place;
}

function watch(settings: Parameters<typeof whenDue>[1]) {
  const stop = new AbortController();
  const seen = { isDue: false };
  void whenDue(document, settings, stop.signal).then(() => (seen.isDue = true));
  return { seen, stop };
}

test('is at once where nothing is to be waited for', async () => {
  scrollable({ height: 2500 });
  const { seen } = watch({});
  await tick(0);
  expect(seen.isDue).toBe(true);
});

test('waits for both the delay and the scroll depth', async () => {
  const place = scrollable({ height: 2500 });
  const { seen } = watch({ delaySeconds: 2, scrollPercent: 50 });
  await tick(5000);
  expect(seen.isDue).toBe(false);
  place.scrollTop = 999;
  document.dispatchEvent(new Event('scroll'));
  await tick(0);
  expect(seen.isDue).toBe(false);
  place.scrollTop = 1000;
  document.dispatchEvent(new Event('scroll'));
  await tick(0);
  expect(seen.isDue).toBe(true);
});

test('a page too short to be scrolled counts as scrolled', async () => {
  scrollable({ height: 500 });
  const { seen } = watch({ delaySeconds: 2, scrollPercent: 50 });
  await tick(1999);
  expect(seen.isDue).toBe(false);
  await tick(1);
  expect(seen.isDue).toBe(true);
});

test('never comes on a page that is torn down', async () => {
  scrollable({ height: 500 });
  const { seen, stop } = watch({ delaySeconds: 1 });
  stop.abort();
  await tick(5000);
  expect(seen.isDue).toBe(false);
});
