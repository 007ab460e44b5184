import { spec } from '../../../../tools/testing/spec';
import { openSettings } from './cookie-settings.fixture';

const eventsOf = (bench: ReturnType<typeof openSettings>) => bench.sentOf('admin/tweaks-').map(([event]) => event);

spec('BUS-01', 'reports when the panel is about to open, shows, is about to close, and has closed', async () => {
  const bench = openSettings();
  await new Promise((resolve) => setTimeout(resolve));
  bench.sent.length = 0;
  const panel = bench.find<HTMLDetailsElement>('details');
  const summary = bench.find('summary');
  const press = async () => {
    const before = panel.open;
    summary.click();
    // jsdom may not toggle the element.
    if (panel.open === before) panel.open = !before;
    await new Promise((resolve) => setTimeout(resolve));
  };
  await press();
  expect(eventsOf(bench)).toEqual(['admin/tweaks-close-requested', 'admin/tweaks-closed']);
  await press();
  expect(eventsOf(bench).slice(2)).toEqual(['admin/tweaks-open-requested', 'admin/tweaks-shown']);
});

spec('BUS-01', 'reports changes of the appearance, and not of other fields', () => {
  const bench = openSettings();
  bench.set('cookieBannerTheme', 'LIGHT');
  bench.set('cookieBannerText', 'Hello');
  bench.set('isCookieBannerEnabled', false);
  expect(bench.sentOf('admin/tweaks-')).toEqual([
    ['admin/tweaks-changed', { name: 'cookieBannerTheme', value: 'LIGHT' }],
  ]);
});

spec(['CONS-06', 'CONS-07'], 'the position follows the variant, and others cannot be selected', () => {
  const { find, set, sentOf } = openSettings();
  const position = find<HTMLSelectElement>('[name="cookieBannerPosition"]');
  const closed = () =>
    [...position.querySelectorAll('optgroup')].filter(({ disabled }) => disabled).map(({ dataset }) => dataset.variant);
  expect([position.value, closed()]).toEqual(['BOTTOM', ['POPUP']]);
  set('cookieBannerVariant', 'POPUP');
  expect([position.value, closed()]).toEqual(['BOTTOM_LEFT', ['BAR']]);
  expect(sentOf('consent/banner-forced').at(-1)?.[1]).toMatchObject({ cookieBannerPosition: 'BOTTOM_LEFT' });
  set('cookieBannerPosition', 'TOP_RIGHT');
  set('cookieBannerVariant', 'BAR');
  expect(position.value).toBe('TOP');
});

spec('BUS-01', 'reports undoing, after confirmation', async () => {
  const bench = openSettings();
  // An initially open panel also fires its event.
  await new Promise((resolve) => setTimeout(resolve));
  bench.sent.length = 0;
  bench.set('cookieBannerVariant', 'POPUP');
  bench.host.outcomes.push('cancel', 'confirm');
  bench.find('[data-undo]').click();
  await new Promise((resolve) => setTimeout(resolve));
  expect([bench.find<HTMLSelectElement>('[name="cookieBannerVariant"]').value, eventsOf(bench)]).toEqual([
    'POPUP',
    ['admin/tweaks-changed'],
  ]);
  bench.find('[data-undo]').click();
  await new Promise((resolve) => setTimeout(resolve));
  expect(bench.find<HTMLSelectElement>('[name="cookieBannerVariant"]').value).toBe('BAR');
  expect(bench.find<HTMLSelectElement>('[name="cookieBannerPosition"]').value).toBe('BOTTOM');
  expect(eventsOf(bench)).toEqual(['admin/tweaks-changed', 'admin/tweaks-reset']);
  expect(bench.sentOf('consent/banner-forced').at(-1)?.[1]).toMatchObject({ cookieBannerVariant: 'BAR' });
  expect(bench.host.announced).toEqual(['Changes discarded.']);
});
