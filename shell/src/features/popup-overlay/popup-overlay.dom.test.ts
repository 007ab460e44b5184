import { PREVIEW_COOKIE } from 'shared-types/site/cookie';
import { CENSUS_CALLS } from 'shared-types/telemetry/census';
import { spec } from '../../../../tools/testing/spec';
import { prepareDialogs, press, tick } from '../../host/dialogs/dialogs.fixture';
import { inPopup, popup, preparePopup, type PopupOptions } from './popup-overlay.fixture';

const bench = prepareDialogs();
beforeEach(() => void jest.setSystemTime(1_000_000));

const CLOSED = { 'date-closed': 1_000, version: 1, submitted: false };

async function opened(options?: PopupOptions) {
  const page = preparePopup(options);
  await page.rest();
  return page;
}

spec('POPUP-05', 'opens once the page is idle, to who has never seen it', async () => {
  const page = preparePopup();
  page.start();
  await tick(5000);
  expect(popup().open).toBe(false);
  page.ports.becomeIdle();
  await tick(1000);
  expect(popup().open).toBe(true);
  expect(popup().getAttribute('aria-label')).toBe('Letters');
});

spec('POPUP-10', 'stays closed to who has closed it', async () => {
  await opened({ record: CLOSED });
  expect(popup().open).toBe(false);
});

const CLOSINGS: readonly (readonly [string, () => void])[] = [
  ['its button', () => inPopup('.site-popup-overlay__close').click()],
  ['Escape', () => press('Escape', popup())],
  ['Escape where nothing has the focus', () => press('Escape', document.body)],
  ['a click beside it', () => popup().click()],
  [
    'a link that leads away',
    () => {
      inPopup('.away').addEventListener('click', (event) => event.preventDefault());
      inPopup('.away').click();
    },
  ],
  ['the browser’s own gesture', () => popup().dispatchEvent(new Event('cancel'))],
];

for (const [closing, act] of CLOSINGS) {
  spec('POPUP-11', `is closed by ${closing}, which is remembered with its version`, async () => {
    const page = await opened({ settings: { version: 4 } });
    const before = Date.now();
    act();
    expect(popup().open).toBe(false);
    expect(page.stored()).toEqual({ 'date-closed': before, version: 4, submitted: false });
  });
}

test('is not closed by a link within it, nor beside it while something is typed in it', async () => {
  await opened();
  inPopup('.inside').click();
  expect(popup().open).toBe(true);
  (inPopup('input') as HTMLInputElement).value = 'ada@';
  popup().click();
  expect(popup().open).toBe(true);
  press('Escape', popup());
  expect(popup().open).toBe(false);
});

test('is closed beside it again once what was typed in it has arrived', async () => {
  await opened({ answer: { body: { message: 'Thanks' } } });
  (inPopup('input') as HTMLInputElement).value = 'ada@';
  inPopup('.send').click();
  await tick();
  popup().click();
  expect(popup().open).toBe(false);
});

test('takes the focus and gives it back, and the banner comes along and goes back', async () => {
  document.getElementById('opener')?.focus();
  await opened();
  expect(popup().contains(document.activeElement)).toBe(true);
  expect(popup().contains(document.getElementById('accept'))).toBe(true);
  press('Escape', popup());
  expect(document.activeElement?.id).toBe('opener');
  expect(popup().querySelector('.frame-edge')).toBeNull();
  expect(document.querySelectorAll('.frame-edge')).toHaveLength(1);
});

test('what plays in it falls silent when it closes', async () => {
  await opened();
  const player = popup().appendChild(document.createElement('audio'));
  player.pause = jest.fn();
  press('Escape', popup());
  expect(player.pause).toHaveBeenCalledTimes(1);
});

spec('POPUP-12', 'its form is sent, and what arrives is remembered before its reply is shown', async () => {
  const page = await opened({ answer: { body: { message: 'Thanks' } } });
  inPopup('.send').click();
  await tick();
  expect(page.stored()).toEqual({ version: 1, submitted: true });
  expect(inPopup('[data-form-message]').textContent).toBe('Thanks');
  expect(popup().open).toBe(true);
  press('Escape', popup());
  expect(page.stored()).toEqual({ 'date-closed': Date.now(), version: 1, submitted: true });
});

spec('POPUP-12', 'it is remembered also where the reply leads away', async () => {
  const page = await opened({ answer: { body: { location: '/thanks' } } });
  inPopup('.send').click();
  await tick();
  expect(page.went).toEqual([['/thanks', 1]]);
});

spec('POPUP-12', 'a form that is refused is not remembered', async () => {
  const page = await opened({ answer: { ok: false, code: 'forms/invalid', message: 'No' } });
  inPopup('.send').click();
  await tick();
  expect(page.stored()).toBeNull();
  expect(popup().textContent).toContain('No');
});

test('its closing is counted with version and style, but not that of an account', async () => {
  const page = await opened({ settings: { version: 4, style: 'bottom' } });
  press('Escape', popup());
  expect(page.asked).toEqual([[CENSUS_CALLS.overlay.path, { version: 4, style: 'bottom', event: 'closed' }]]);
  popup().remove();
  const owners = await opened({ isOwner: true });
  press('Escape', popup());
  expect(owners.asked).toEqual([]);
});

test('waits for its delay once the page is idle', async () => {
  await opened({ settings: { delaySeconds: 3 } });
  expect(popup().open).toBe(false);
  await tick(2500);
  expect(popup().open).toBe(true);
});

test('who has sent the form of an older version has not sent this one’s', async () => {
  const page = await opened({ settings: { version: 2 }, record: { version: 1, submitted: true } });
  press('Escape', popup());
  expect(page.stored()).toMatchObject({ version: 2, submitted: false });
});

spec('POPUP-13', 'stays closed on a phone, upright or turned, where the site keeps it from there', async () => {
  const [width, height] = [innerWidth, innerHeight];
  const shown = [];
  for (const [innerWidth, innerHeight] of [
    [432, 900],
    [844, 390],
    [433, 900],
    [1280, 390],
  ]) {
    Object.assign(window, { innerWidth, innerHeight });
    const { stop } = await opened({ settings: { enableMobile: false } });
    shown.push(popup().open);
    stop.abort();
    popup().remove();
  }
  Object.assign(window, { innerWidth: 390, innerHeight: 844 });
  await opened({ settings: { enableMobile: true } });
  expect([...shown, popup().open]).toEqual([false, false, true, true, true]);
  Object.assign(window, { innerWidth: width, innerHeight: height });
});

spec('POPUP-14', 'stays closed on a photograph of the page', async () => {
  await opened({ at: '/?sqsscreenshot=true' });
  expect(popup().open).toBe(false);
  popup().remove();
  await opened({ at: '/?sqsscreenshot=false' });
  expect(popup().open).toBe(true);
});

test('stays closed in a preview that fills the window', async () => {
  const page = preparePopup();
  page.ports.jar.set(PREVIEW_COOKIE.expanded, '1');
  await page.rest();
  expect(popup().open).toBe(false);
});

describe('where the policy is restrictive', () => {
  test('waits for the visitor’s yes, and forgets when it is taken back', async () => {
    const page = await opened({ isRestrictive: true });
    expect(popup().open).toBe(false);
    page.eventBus.publish('consent/choice', { revision: 1, choice: 'accepted' });
    await tick(1000);
    expect(popup().open).toBe(true);
    press('Escape', popup());
    expect(page.stored()).not.toBeNull();
    page.eventBus.publish('consent/choice', { revision: 2, choice: 'declined' });
    expect(page.stored()).toBeNull();
  });

  test('does not come to who has said no: it could not remember that it was closed', async () => {
    const page = await opened({ isRestrictive: true });
    page.eventBus.publish('consent/choice', { revision: 1, choice: 'declined' });
    await tick(5000);
    expect(popup().open).toBe(false);
  });
});

describe('comes over nothing that is in use', () => {
  test('it waits until the visitor has left a field', async () => {
    const page = preparePopup();
    document.getElementById('typing')?.focus();
    await page.rest();
    expect(popup().open).toBe(false);
    document.getElementById('typing')?.blur();
    await tick(300);
    expect(popup().open).toBe(true);
  });

  test('it waits until a dialog is closed', async () => {
    void bench.dialogs.alert({ message: 'Really' });
    await tick();
    await opened();
    expect(popup().open).toBe(false);
    press('Escape');
    press('Escape', document.querySelector('.site-dialogs')!);
    await tick(2000);
    expect(popup().open).toBe(true);
  });

  test('it waits while the cookie banner has the focus, and asks its rules again before it opens', async () => {
    const page = preparePopup({ settings: { version: 2 }, record: CLOSED });
    document.getElementById('accept')?.focus();
    await page.rest();
    expect(popup().open).toBe(false);
    document.getElementById('accept')?.blur();
    await tick(300);
    expect(popup().open).toBe(true);
  });
});

test.each(['', '{"version":', '[1]', '{"version":"1","submitted":"no"}'])(
  'what is stored is no record: %p',
  async (record) => {
    await opened({ record });
    expect(popup().open).toBe(true);
  },
);

test('a storage that is full is told to the console; the popup closes all the same', async () => {
  const page = await opened({ refuses: 'QuotaExceededError' });
  press('Escape', popup());
  await tick();
  expect(popup().open).toBe(false);
  expect(page.ports.logged).toEqual(['Error: QuotaExceededError']);
});

test('goes with a teardown, which nobody has asked for: nothing is remembered', async () => {
  document.getElementById('opener')?.focus();
  const page = await opened();
  page.stop.abort();
  expect([popup().open, page.stored(), document.activeElement?.id]).toEqual([false, null, 'opener']);
  press('Escape', popup());
  expect(page.stored()).toBeNull();
});
