import { spec } from '../../../../tools/testing/spec';
import { openDesign } from './design.fixture';

const BUDGET_MS = 15_000;
const click = (target: Element | null | undefined, init: MouseEventInit = {}) =>
  target?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
/** Finds an element of the visible notice. */
const shown = (root: HTMLElement, selector: string) =>
  root.querySelector<HTMLElement>(`[data-notice]:not([hidden]) ${selector}`);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a page that has not loaded within 15 seconds is reported, and can be tried again', () => {
  const { root, frame, host, noticed, arrives } = openDesign();
  jest.advanceTimersByTime(BUDGET_MS - 1);
  expect(noticed()).toEqual([]);
  jest.advanceTimersByTime(1);
  expect([noticed(), host.announced]).toEqual([['late'], ['This page has not loaded within 15 seconds.']]);
  const before = frame.contentWindow;
  click(shown(root, '[data-again]'));
  expect([noticed(), frame.getAttribute('src'), frame.contentWindow === before]).toEqual([[], '/about?a=1', false]);
  jest.advanceTimersByTime(BUDGET_MS);
  expect(noticed()).toEqual(['late']);
  arrives('/about?a=1');
  expect(noticed()).toEqual([]);
  jest.advanceTimersByTime(BUDGET_MS);
  expect(noticed()).toEqual([]);
});

test('the timeout counts from the load of the surrounding page, and the style sheet’s message disappears', () => {
  jest.advanceTimersByTime(BUDGET_MS - 1000);
  const { root, noticed } = openDesign();
  expect(root.querySelector('.admin-design')?.hasAttribute('data-watched')).toBe(true);
  jest.advanceTimersByTime(999);
  expect(noticed()).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(noticed()).toEqual(['late']);
});

test('trying again loads the link that did not load', () => {
  const { root, frame, noticed, arrives, inside } = openDesign();
  arrives('/', '<a href="/shop?page=2"><b>Shop</b></a>');
  const { defaultView: view } = inside();
  // jsdom cannot navigate, and logs an error.
  view?.addEventListener('click', (event) => event.preventDefault());
  click(inside().querySelector('b'));
  view?.dispatchEvent(new Event('beforeunload'));
  jest.advanceTimersByTime(BUDGET_MS);
  expect(noticed()).toEqual(['late']);
  click(shown(root, '[data-again]'));
  expect(frame.getAttribute('src')).toBe('/shop?page=2');
});

test('a mail link or a download keeps the page, and starts no timeout', () => {
  const { noticed, arrives, inside } = openDesign();
  arrives('/', '<a href="mailto:a@b.example">Write</a><a href="/list.pdf" download>List</a>');
  const { defaultView: view } = inside();
  view?.addEventListener('click', (event) => event.preventDefault());
  for (const link of inside().querySelectorAll('a')) {
    click(link);
    view?.dispatchEvent(new Event('beforeunload'));
    jest.advanceTimersByTime(BUDGET_MS);
  }
  expect(noticed()).toEqual([]);
  view?.dispatchEvent(new Event('beforeunload'));
  jest.advanceTimersByTime(BUDGET_MS);
  expect(noticed()).toEqual(['late']);
});

test('a link to another site that the browser blocks keeps the page, and starts no timeout', () => {
  const { noticed, arrives, inside } = openDesign();
  arrives('/');
  const refuse = (effectiveDirective: string) =>
    document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), { effectiveDirective }));
  for (const [directive, notice] of [
    ['frame-src', []],
    ['img-src', ['late']],
  ] as const) {
    inside().defaultView?.dispatchEvent(new Event('beforeunload'));
    refuse(directive);
    jest.advanceTimersByTime(BUDGET_MS);
    expect([directive, noticed()]).toEqual([directive, notice]);
  }
});

test('a link to another site is not followed in the frame: a notice offers to open it in the whole window', () => {
  const { root, host, noticed, arrives, inside } = openDesign();
  arrives('/', '<a href="https://evil.example/x?y=1">Away</a>');
  expect(click(inside().querySelector('a'))).toBe(false);
  expect(noticed()).toEqual(['elsewhere']);
  const link = shown(root, '[data-open]');
  expect([link?.getAttribute('href'), link?.textContent, document.activeElement === link]).toEqual([
    'https://evil.example/x?y=1',
    'Go to evil.example',
    true,
  ]);
  expect(host.announced.at(-1)).toBe('evil.example is another site. It is not shown in the frame.');
  click(shown(root, '[data-stay]'));
  expect([noticed(), document.activeElement?.tagName]).toEqual([[], 'IFRAME']);
});

test('links that leave the frame, or that the page handles itself, are left alone', () => {
  const { noticed, arrives, inside } = openDesign();
  arrives(
    '/',
    '<a href="https://e.example" target="_blank">1</a><a href="https://e.example" target="_top">2</a><a id="own" href="https://e.example">3</a>',
  );
  for (const link of inside().querySelectorAll('a:not(#own)')) expect(click(link)).toBe(true);
  expect(click(inside().querySelector('#own'), { ctrlKey: true })).toBe(true);
  inside()
    .querySelector('#own')
    ?.addEventListener('click', (event) => event.preventDefault());
  click(inside().querySelector('#own'));
  expect(noticed()).toEqual([]);
});

test('a page of another origin is reported, and can be opened in the whole window', () => {
  const { root, frame, noticed, arrives, sent } = openDesign();
  arrives('/shop');
  arrives(undefined);
  expect([noticed(), frame.hasAttribute('data-gone')]).toEqual([['gone'], true]);
  expect(shown(root, '[data-open]')?.getAttribute('href')).toBe('/shop?noredirect=');
  expect(sent).toHaveLength(1);
  click(shown(root, '[data-again]'));
  arrives('/shop');
  expect([noticed(), frame.hasAttribute('data-gone')]).toEqual([[], false]);
});

test('the initial empty page is neither a page nor a failure', () => {
  const { frame, noticed, sent } = openDesign();
  const empty = document.body.appendChild(document.createElement('iframe')).contentDocument;
  Object.defineProperty(frame, 'contentDocument', { value: empty, configurable: true });
  frame.dispatchEvent(new Event('load'));
  expect([noticed(), sent]).toEqual([[], []]);
  jest.advanceTimersByTime(BUDGET_MS);
  expect(noticed()).toEqual(['late']);
});

spec('SRV-04', 'a page of the admin area, such as sign-in, takes the whole window', () => {
  const { host, arrives, sent } = openDesign();
  arrives('/config/sign-in?return=%2F');
  expect([host.navigated, sent]).toEqual([['/config/sign-in?return=%2F'], []]);
});

spec('LOGOUT-08', 'logs out when the session ends, in the frame or in another tab', () => {
  const { host } = openDesign();
  host.bus.publish('site/session', { revision: 1, member: true, account: true });
  expect(host.navigated).toEqual([]);
  host.bus.publish('site/session', { revision: 2, member: true, account: false });
  expect(host.navigated).toEqual(['/?logout=true']);
});
