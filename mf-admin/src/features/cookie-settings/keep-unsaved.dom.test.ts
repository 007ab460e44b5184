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

test('any unsaved change is indicated, and the browser warns before leaving', () => {
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

test('a value that is changed back counts as unchanged', () => {
  bench = openSettings();
  bench.set('cookieBannerTheme', 'LIGHT');
  bench.set('cookieBannerTheme', 'DARK');
  expect([leave(), hidden()]).toEqual([false, [true, true]]);
});

test('typed values of a rejected form count as unsaved', () => {
  bench = openSettings('conflict');
  expect([leave(), bench.find('[data-unsaved-note]').hidden]).toEqual([true, false]);
});

test('the next change removes the message of the last save', () => {
  bench = openSettings('justSaved');
  expect(bench.find('[data-form-message]').hidden).toBe(false);
  bench.set('cookieBannerText', 'Hello');
  expect(bench.find('[data-form-message]').hidden).toBe(true);
});
