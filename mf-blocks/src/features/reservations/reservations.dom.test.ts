import { createFakeHost } from '../../../../tools/testing/host/fake-host';
import { axeFindings, showView } from '../../../../tools/testing/host/show-view';
import { spec } from '../../../../tools/testing/spec';
import { examples } from './reservations.example';
import { arrive, followSizes, openReservations, resized, settled } from './reservations.fixture';
import { messages } from './reservations.messages';
import { messages as polish } from './reservations.messages.pl';
import { element } from './reservations.view';

followSizes();
const ACCOUNT = { authenticatedAccount: { id: 'a1', displayName: 'Ada' } };
spec('RESV-08', 'is text with a link to the provider’s own page, and requests nothing', async () => {
  for (const name of Object.keys(examples) as (keyof typeof examples)[]) {
    const root = showView(element(examples[name], createFakeHost(messages)));
    const link = root.querySelector('a');
    expect(link?.href).toMatch(/^https:\/\/www\.(opentable|exploretock|zola)\.com\//);
    expect([link?.target, link?.rel]).toEqual(['_blank', 'noopener']);
    expect(root.querySelector('iframe, script')).toBeNull();
    if (name === 'long') expect(await axeFindings()).toEqual([]);
  }
});

spec('RESV-08', 'shows the provider, what to reserve, and the owner’s heading level', () => {
  const texts = (name: keyof typeof examples) => {
    const root = showView(element(examples[name], createFakeHost(messages)));
    return [...root.querySelectorAll('h2, h3, a, button')].map(
      ({ tagName, textContent }) => `${tagName} ${textContent}`,
    );
  };
  expect(texts('tables')).toEqual([
    'H2 Book a table',
    'A Book at Tock (opens in a new window)',
    'BUTTON Book on this page',
  ]);
  expect(texts('events')[1]).toBe('A See the events at Tock (opens in a new window)');
  expect(texts('atOnce')).toContain('H3 Book a table');
  expect(texts('wedding')).toContain('BUTTON Show the list here');
});

spec(['RESV-01', 'RESV-05'], 'is loading after the visitor’s click, loaded once the provider has drawn', async () => {
  const opened = openReservations('tables');
  const { press, frames, section, status, button, find, alerts } = opened;
  await settled();
  expect([frames(), section.dataset['reservationsState']]).toEqual([[], undefined]);
  button.focus();
  press();
  expect([section.dataset['reservationsState'], status()]).toEqual(['loading', 'Loading Tock…']);
  expect(frames().map((frame) => [frame.getAttribute('src'), frame.title])).toEqual([
    ['/frame/5d1f2b60-7c7a-4d3c-8a2e-0c6f5a1b9e44?theme=standard', 'Book a table (Tock)'],
  ]);
  const page = await arrive(opened, '');
  expect([section.dataset['reservationsState'], section.getAttribute('aria-busy')]).toEqual(['loading', 'true']);
  page.getElementById('Tock_widget_container')?.append(page.createElement('form'));
  await settled();
  expect([section.dataset['reservationsState'], section.getAttribute('aria-busy'), status()]).toEqual([
    'loaded',
    null,
    '',
  ]);
  expect([find('[data-reservations-prompt]').hidden, find('[data-reservations-canvas]').hidden]).toEqual([true, false]);
  expect(document.activeElement).toBe(frames()[0]);
  expect(alerts).not.toHaveBeenCalled();
  expect(await axeFindings()).toEqual([]);
});

test('does not take the focus from a visitor who has moved on', async () => {
  const opened = openReservations('tables');
  opened.button.focus();
  opened.press();
  opened.find('a').focus();
  await arrive(opened, '<p>Tables</p>');
  expect(document.activeElement).toBe(opened.find('a'));
});

test('loads once if pressed twice', () => {
  const { press, frames, button } = openReservations('tables');
  press();
  press();
  expect([frames().length, button.getAttribute('aria-disabled')]).toEqual([1, 'true']);
});

spec(['RESV-02', 'RESV-03', 'RESV-04'], 'an account sees a preview, and is told to log out to use it', async () => {
  for (const name of ['table', 'events', 'wedding', 'atOnce'] as const) {
    const { press, frames, alerts, find, host } = openReservations(name, ACCOUNT);
    host.allow('functional');
    await settled();
    expect(find('[data-reservations-notice]').textContent).toBe(
      'You are logged in, so this is a preview. Visitors can use it.',
    );
    press();
    await settled();
    expect(alerts.mock.calls).toEqual([
      [
        {
          title: 'Preview Only',
          message: 'You are logged in, so you see a preview of this block only. Log out to use the block.',
        },
      ],
    ]);
    expect(frames()).toEqual([]);
  }
  expect(polish.previewMessage).toBe('Po zalogowaniu widać tylko podgląd tego bloku. Wyloguj się, aby go użyć.');
});

spec('RESV-02', 'respects signing in or out in another tab', () => {
  const { press, frames, alerts, host } = openReservations('tables');
  host.bus.publish('site/session', { revision: 1, member: false, account: true });
  press();
  expect([frames().length, alerts.mock.calls.length]).toEqual([0, 1]);
  host.bus.publish('site/session', { revision: 2, member: false, account: false });
  press();
  expect([frames().length, alerts.mock.calls.length]).toEqual([1, 1]);
});

spec('RESV-05', 'a member of the site is not an account', () => {
  const { press, frames, host } = openReservations('tables');
  host.bus.publish('site/session', { revision: 1, member: true, account: false });
  press();
  expect(frames()).toHaveLength(1);
});

spec('RESV-06', 'OpenTable’s widget is the wide one in a block above 850 pixels, else the standard one', async () => {
  const opened = openReservations('table');
  const { press, resize, frames } = opened;
  const themes = () => frames().map((frame) => new URL(frame.src).searchParams.get('theme'));
  resize(850);
  press();
  await arrive(opened, '<p>Tables</p>');
  expect(themes()).toEqual(['standard']);
  resize(851);
  expect(themes()).toEqual(['wide']);
  await arrive(opened, '<p>Tables</p>');
  // A reservation in progress is not thrown away.
  frames()[0]?.focus();
  resize(850);
  expect(themes()).toEqual(['wide']);
  (document.activeElement as HTMLElement).blur();
  resize(850);
  expect(themes()).toEqual(['standard']);
});

spec('BLOCK-03', 'if the script fails, text and link stay, with one message, and it can be tried again', async () => {
  const opened = openReservations('tables');
  const { press, status, button, frames, section, host, find } = opened;
  button.focus();
  press();
  await arrive(opened, '', true);
  expect(status()).toBe('Tock could not be loaded. The link to its own page is still here.');
  expect([button.textContent, frames().length, section.dataset['reservationsState']]).toEqual([
    'Try again',
    0,
    undefined,
  ]);
  expect([document.activeElement, find('a').textContent]).toEqual([button, 'Book at Tock (opens in a new window)']);
  expect(host.records.map(({ text }) => text)).toEqual(['The provider’s script could not be loaded.']);
  expect(await axeFindings()).toEqual([]);
  press();
  expect(status()).toBe('Loading Tock…');
  await arrive(opened, '<p>Tables</p>');
  expect([section.dataset['reservationsState'], status()]).toEqual(['loaded', '']);
});

test('an unexpected document from the server is a failure too', async () => {
  const { press, frames, status, host } = openReservations('tables');
  press();
  frames()[0]?.dispatchEvent(new Event('load'));
  await settled();
  expect(status()).toMatch('could not be loaded');
  expect(host.records.map(({ text }) => text)).toEqual(['The widget’s frame could not be loaded.']);
});

spec('BLOCK-03', 'times out after 30 seconds', async () => {
  jest.useFakeTimers();
  const { press, status, frames } = openReservations('tables');
  press();
  await jest.advanceTimersByTimeAsync(29_999);
  expect([status(), frames().length]).toEqual(['Loading Tock…', 1]);
  await jest.advanceTimersByTimeAsync(1);
  expect([status(), frames().length]).toEqual(['Tock could not be loaded. The link to its own page is still here.', 0]);
});

test('leaves nothing when it has stopped while loaded, loading, failed or shown to an account', async () => {
  const loaded = openReservations('table');
  loaded.press();
  await arrive(loaded, '<p>Tables</p>');
  loaded.host.end();
  expect([loaded.root.innerHTML, resized.length]).toEqual([loaded.served, 0]);
  const late = openReservations('tables');
  late.press();
  late.host.end();
  expect(late.root.innerHTML).toBe(late.served);
  const failed = openReservations('tables');
  failed.press();
  await arrive(failed, '', true);
  failed.host.end();
  expect(failed.root.innerHTML).toBe(failed.served);
  const account = openReservations('tables', ACCOUNT);
  account.press();
  account.host.end();
  expect(account.root.innerHTML).toBe(account.served);
  account.press();
  expect(account.alerts).toHaveBeenCalledTimes(1);
});
