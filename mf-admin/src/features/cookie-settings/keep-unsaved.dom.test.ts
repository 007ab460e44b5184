import { openSettings } from './cookie-settings.fixture';

const leave = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};
let bench: ReturnType<typeof openSettings>;
afterEach(() => bench.host.end());

const SHOWN = ['[data-unsaved-note]', '[data-undo]'];
const hidden = () => SHOWN.map((selector) => bench.find(selector).hidden);

test('whatever is changed and not saved is said, and the browser asks before it is left', () => {
  for (const [name, value] of [
    ['cookieBannerText', 'Hello'],
    ['cookieBannerCtaText', 'Yes'],
    ['cookieBannerTheme', 'LIGHT'],
    ['isActivityLogEnabled', false],
  ] as const) {
    bench = openSettings();
    expect([name, leave(), hidden()]).toEqual([name, false, [true, true]]);
    bench.set(name, value);
    expect([name, leave(), hidden()]).toEqual([name, true, [false, false]]);
    bench.host.end();
    expect(leave()).toBe(false);
  }
});

test('what is put back by hand is no change', () => {
  bench = openSettings();
  bench.set('cookieBannerTheme', 'LIGHT');
  bench.set('cookieBannerTheme', 'DARK');
  expect([leave(), hidden()]).toEqual([false, [true, true]]);
});

test('what came back from a refusal is not saved either', () => {
  bench = openSettings('conflict');
  expect([leave(), bench.find('[data-unsaved-note]').hidden]).toEqual([true, false]);
});

test('what was said of the last save goes with the next change', () => {
  bench = openSettings('justSaved');
  expect(bench.find('[data-form-message]').hidden).toBe(false);
  bench.set('cookieBannerText', 'Hello');
  expect(bench.find('[data-form-message]').hidden).toBe(true);
});
