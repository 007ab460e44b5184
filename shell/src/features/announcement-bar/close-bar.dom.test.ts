import { ANNOUNCEMENT_CALLS } from 'shared-types/site/page/announcement-bar';
import { COOKIE } from 'shared-types/site/cookie';
import { bar, inBar, KILN, seenInBar, showBar } from './announcement-bar.fixture';
import { closeBar } from './close-bar';

const TEXT = `${KILN.text} ${KILN.link?.title}`;
const button = () => inBar<HTMLButtonElement>('button');
const setCookie = (name: string, value: string) => void (document.cookie = `${name}=${value}; Path=/`);
const forget = (...names: string[]) => names.forEach((name) => void (document.cookie = `${name}=; Path=/; Max-Age=0`));

type Fetch = (...call: Parameters<Window['fetch']>) => Promise<Response>;
const answers: Fetch = () => Promise.resolve({} as Response);

/** A page with the bar, whose script has run. */
function open(fetch = jest.fn(answers)) {
  showBar(KILN);
  const cookieStore = new EventTarget();
  Object.assign(window, { fetch, cookieStore });
  closeBar(bar(), window);
  return { fetch, cookieStore };
}

afterEach(() => {
  forget(COOKIE.announcement, COOKIE.crumb);
  Object.assign(window, { cookieStore: undefined });
});

test('closes at once, writes the cookie before anything is asked, and tells the server in the background', () => {
  const { fetch } = open();
  setCookie(COOKIE.crumb, 'crumb-of-now');
  let atCall = '';
  fetch.mockImplementation(() => {
    atCall = document.cookie;
    return Promise.resolve({} as Response);
  });
  button().click();
  expect(seenInBar()).toBe('');
  expect(document.cookie).toContain(`${COOKIE.announcement}=${KILN.id}`);
  expect(atCall).toContain(`${COOKIE.announcement}=${KILN.id}`);
  const [[address, init = {}] = []] = fetch.mock.calls;
  expect(String(address)).toBe(`http://localhost${ANNOUNCEMENT_CALLS.closeAnnouncement.path}`);
  expect(init).toMatchObject({ method: 'POST', keepalive: true, headers: { Accept: 'application/json' } });
  expect(String(init.body)).toBe(`crumb=crumb-of-now&return=%2Fshop&block=announcement-bar&announcement=${KILN.id}`);
});

test('a press on the link is reported, and leads on', () => {
  const { fetch } = open();
  inBar('p').click();
  expect(fetch).not.toHaveBeenCalled();
  inBar('a').addEventListener('click', (event) => event.preventDefault());
  inBar('a').click();
  const [[address, init = {}] = []] = fetch.mock.calls;
  expect(String(address)).toBe(`http://localhost${ANNOUNCEMENT_CALLS.clickAnnouncement.path}`);
  expect([init.keepalive, String(init.body)]).toEqual([true, expect.stringContaining(`announcement=${KILN.id}`)]);
  expect(seenInBar()).toBe(TEXT);
});

test('the crumb of the page is sent where the browser tells none', () => {
  const { fetch } = open();
  button().click();
  expect(String(fetch.mock.calls[0]?.[1]?.body)).toContain('crumb=crumb-of-page&');
});

test('stays closed where the server cannot be told', async () => {
  const failing = jest.fn<ReturnType<Fetch>, Parameters<Fetch>>(() => Promise.reject(new TypeError('offline')));
  open(failing);
  button().click();
  await new Promise((resolve) => setTimeout(resolve));
  expect(failing).toHaveBeenCalledTimes(1);
  expect([seenInBar(), document.cookie]).toEqual(['', `${COOKIE.announcement}=${KILN.id}`]);
});

test('the focus goes on to what stands behind it, and stays where it was elsewhere', () => {
  open();
  button().focus();
  button().click();
  expect(document.activeElement?.getAttribute('href')).toBe('/');
  (document.activeElement as HTMLElement).blur();
  open();
  button().click();
  expect(document.activeElement).toBe(document.body);
});

test('a copy of the page that is older than the closing is closed before it is seen', () => {
  setCookie(COOKIE.announcement, KILN.id);
  open();
  expect(seenInBar()).toBe('');
});

const CLOSINGS: readonly (readonly [string, (cookieStore: EventTarget) => void])[] = [
  ['a page comes back out of the browser’s memory', () => window.dispatchEvent(new Event('pageshow'))],
  ['a tab is looked at again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['a window is used again', () => window.dispatchEvent(new Event('focus'))],
  ['a cookie changes', (cookieStore) => cookieStore.dispatchEvent(new Event('change'))],
];

test.each(CLOSINGS)('closed in another tab, it goes when %s, and no earlier', (_when, happen) => {
  const { cookieStore } = open();
  happen(cookieStore);
  expect(seenInBar()).toBe(TEXT);
  setCookie(COOKIE.announcement, KILN.id);
  expect(seenInBar()).toBe(TEXT);
  happen(cookieStore);
  expect(seenInBar()).toBe('');
});

test('what was closed before is another announcement: this one stays', () => {
  setCookie(COOKIE.announcement, 'older'.padEnd(16, '0'));
  open();
  window.dispatchEvent(new Event('pageshow'));
  expect(seenInBar()).toBe(TEXT);
});

test('a browser that tells nothing of changed cookies is looked after all the same', () => {
  showBar(KILN);
  closeBar(bar(), window);
  setCookie(COOKIE.announcement, KILN.id);
  window.dispatchEvent(new Event('focus'));
  expect(seenInBar()).toBe('');
});

test('Escape is for what lies over the page: the bar stays', () => {
  open();
  button().focus();
  button().dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
  expect(seenInBar()).toBe(TEXT);
});
