import { screen } from '@testing-library/dom';
import type { AdminSearchReply } from 'shared-types/admin/search';
import { createFakeHost, type FakeHost } from '../../../../tools/testing/host/fake-host';
import { spec } from '../../../../tools/testing/spec';
import { createFakeRenderHost } from '../../../../tools/testing/host/fake-render-host';
import { axeFindings, showView } from '../../../../tools/testing/host/show-view';
import { start } from './frame.effects';
import { examples } from './frame.example';
import { messages } from './frame.messages';
import { element } from './frame.view';

const PAUSE_MS = 120;
const REPLY: AdminSearchReply = {
  query: 'ad',
  count: 8,
  groups: [
    {
      kind: 'orders',
      title: 'Orders',
      count: 7,
      entries: [{ path: '#order-1042', title: 'Order 1042', note: 'Ada Lovelace, ada@shop.example' }],
    },
    { kind: 'adminPages', title: 'Admin pages', count: 1, entries: [{ path: '#taxes', title: 'Taxes' }] },
  ],
};

let host: FakeHost<typeof messages>;
let root: HTMLElement;
beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
      this.querySelector<HTMLElement>('[role="combobox"]')?.focus();
    },
    close(this: HTMLDialogElement) {
      if (!this.open) return;
      this.open = false;
      this.dispatchEvent(new Event('close'));
    },
  });
});
beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  host.end();
  jest.useRealTimers();
});

interface Start {
  readonly isAllowed?: boolean;
  readonly request?: typeof host.request;
}

async function startAt(name: keyof typeof examples, { isAllowed = true, request }: Start = {}): Promise<void> {
  const page = { perRequest: { return: '/config/orders' } };
  root = showView(element(examples[name], createFakeRenderHost(messages, page)));
  host = { ...createFakeHost(messages, page), ...(request && { request }) };
  if (isAllowed) host.allow('functional');
  start(root, host);
  await jest.advanceTimersByTimeAsync(0);
}

const dialog = () => root.querySelector('dialog') as HTMLDialogElement;
const input = () => dialog().querySelector('[role="combobox"]') as HTMLInputElement;
const status = () => dialog().querySelector('[role="status"]')?.textContent;
const options = () => [...dialog().querySelectorAll('[role="option"]')];
const chosen = () => document.getElementById(input().getAttribute('aria-activedescendant') ?? '')?.textContent;

function press(key: string, more: KeyboardEventInit = {}, target: Element = document.activeElement ?? document.body) {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  target.dispatchEvent(event);
  return event;
}

async function type(typed: string): Promise<void> {
  input().value = typed;
  input().dispatchEvent(new Event('input', { bubbles: true }));
  await jest.advanceTimersByTimeAsync(PAUSE_MS);
}

const replyWith = (body: AdminSearchReply) => host.replies.push({ ok: true, status: 200, body });

test.each([
  ['Ctrl+K', { key: 'k', ctrlKey: true }],
  ['Cmd+K', { key: 'K', metaKey: true }],
  ['/', { key: '/' }],
])('%s opens the search with the focus in its field, and Escape closes it', async (_, { key, ...more }) => {
  await startAt('list');
  expect(press(key, more, document.body).defaultPrevented).toBe(true);
  await jest.advanceTimersByTimeAsync(0);
  expect([dialog().open, document.activeElement]).toEqual([true, input()]);
  expect(status()).toBe(messages.hint);
  expect(await accessibleFindings()).toEqual([]);
  expect(press('Escape').defaultPrevented).toBe(true);
  expect(dialog().open).toBe(false);
});

/** Axe waits by timers. */
async function accessibleFindings(): Promise<string[]> {
  jest.useRealTimers();
  const findings = await axeFindings();
  jest.useFakeTimers();
  return findings;
}

test('a / that is typed into a field, or switched off, opens nothing', async () => {
  await startAt('list');
  const field = root.querySelector<HTMLInputElement>('[data-search-form] input');
  expect(press('/', {}, field ?? undefined).defaultPrevented).toBe(false);
  const box = screen.getByLabelText<HTMLInputElement>(messages.slash);
  expect(box.checked).toBe(true);
  box.click();
  expect([press('/', {}, document.body).defaultPrevented, dialog().open]).toEqual([false, false]);
  await jest.advanceTimersByTimeAsync(0);
  expect(await host.storage.get('admin-search-slash', 'necessary')).toBe('off');
});

test('the field of the bar opens it, with what was typed', async () => {
  await startAt('list');
  const field = root.querySelector('[data-search-form] input') as HTMLInputElement;
  field.value = 'a';
  replyWith({ query: 'a', count: 0, groups: [] });
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  expect([dialog().open, input().value, field.value]).toEqual([true, 'a', '']);
  await jest.advanceTimersByTimeAsync(PAUSE_MS);
  expect(host.calls.map(({ path }) => path)).toEqual(['/api/config/search?q=a']);
});

test('shows what is found by kind, chooses the first, and arrow keys go round', async () => {
  await startAt('list');
  press('k', { ctrlKey: true });
  replyWith(REPLY);
  await type('ad');
  expect(status()).toBe('8 results');
  const groups = [...dialog().querySelectorAll('[role="group"]')].map(
    (group) => document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent,
  );
  expect(groups).toEqual(['Orders (7)', 'Admin pages']);
  expect(options().map((option) => [option.getAttribute('href'), option.textContent])).toEqual([
    ['#order-1042', 'Order 1042Ada Lovelace, ada@shop.example'],
    ['#taxes', 'Taxes'],
    ['/config/search?q=ad', 'Show all results for “ad”'],
  ]);
  expect([input().getAttribute('aria-expanded'), chosen()]).toEqual(['true', options()[0]?.textContent]);
  press('ArrowUp');
  expect(chosen()).toBe('Show all results for “ad”');
  press('ArrowDown');
  press('ArrowDown');
  expect(chosen()).toBe('Taxes');
  expect(options().map((option) => option.getAttribute('aria-selected'))).toEqual(['false', 'true', 'false']);
  const clicked = jest.fn();
  options()[1]?.addEventListener('click', clicked);
  expect(press('Enter').defaultPrevented).toBe(true);
  expect(clicked).toHaveBeenCalledTimes(1);
  expect(await accessibleFindings()).toEqual([]);
});

test('only the latest question is answered, and Enter opens nothing that was found for another', async () => {
  const asked: { path: string; signal: AbortSignal | undefined; answer: (reply: AdminSearchReply) => void }[] = [];
  const request: typeof host.request = (path, { signal } = {}) =>
    new Promise((resolve) => {
      const answer = (body: AdminSearchReply) => resolve({ ok: true, status: 200, body: body as never });
      asked.push({ path, signal, answer });
    });
  await startAt('list', { request });
  press('k', { ctrlKey: true });
  await type('ad');
  asked[0]?.answer(REPLY);
  await jest.advanceTimersByTimeAsync(0);
  expect(chosen()).toBe(options()[0]?.textContent);
  await type('ada');
  expect([status(), chosen(), options().length]).toEqual([messages.searching, undefined, 3]);
  expect(press('Enter').defaultPrevented).toBe(false);
  await type('adam');
  expect(asked.map(({ path, signal }) => [path, signal?.aborted])).toEqual([
    ['/api/config/search?q=ad', true],
    ['/api/config/search?q=ada', true],
    ['/api/config/search?q=adam', false],
  ]);
  asked[2]?.answer({ query: 'adam', count: 0, groups: [] });
  await jest.advanceTimersByTimeAsync(0);
  asked[1]?.answer(REPLY);
  await jest.advanceTimersByTimeAsync(0);
  expect(status()).toBe('Nothing found for “adam”. Check the spelling, or try fewer letters.');
  expect(options()).toHaveLength(0);
});

spec('EDIT-04', 'a failure is told, and can be tried again', async () => {
  await startAt('list');
  press('k', { ctrlKey: true });
  host.replies.push({ ok: false, status: 500, code: 'site/failed', message: 'Internal server error.' });
  await type('ad');
  const retry = screen.getByText<HTMLButtonElement>(messages.tryAgain);
  expect([status(), retry.hidden]).toEqual(['Unable to load results. Internal server error.', false]);
  replyWith(REPLY);
  retry.click();
  await jest.advanceTimersByTimeAsync(PAUSE_MS);
  expect([status(), retry.hidden, document.activeElement]).toEqual(['8 results', true, input()]);
});

test('offline it waits, and goes on when there is a line again', async () => {
  await startAt('list');
  press('k', { ctrlKey: true });
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  host.replies.push({ ok: false, status: 0, code: 'site/network', message: 'No answer.' });
  await type('ad');
  expect(status()).toBe(messages.offline);
  online.mockRestore();
  replyWith(REPLY);
  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(PAUSE_MS);
  expect(status()).toBe('8 results');
});

test('without anything typed lists the pages that were opened last, until the account signs out', async () => {
  await startAt('list');
  const kept = async () => host.storage.get(`recent-admin-pages-${dialog().dataset.account}`, 'functional');
  expect(JSON.parse((await kept()) ?? '')).toEqual([{ path: '/config/orders', title: 'Orders' }]);
  await host.storage.set(
    `recent-admin-pages-${dialog().dataset.account}`,
    JSON.stringify([
      { path: '/config/orders', title: 'Orders' },
      { path: '/config/orders/1042', title: 'Order 1042' },
      { path: 'https://elsewhere.example/', title: 'Elsewhere' },
    ]),
    'functional',
  );
  press('k', { ctrlKey: true });
  await jest.advanceTimersByTimeAsync(0);
  expect(options().map((option) => option.getAttribute('href'))).toEqual(['/config/orders/1042']);
  root.querySelector('form[action="/api/auth/Logout"]')?.dispatchEvent(new Event('submit'));
  await jest.advanceTimersByTimeAsync(0);
  expect(await kept()).toBeUndefined();
});

test('without consent no page is remembered', async () => {
  await startAt('list', { isAllowed: false });
  host.allow('functional');
  expect(await host.storage.get(`recent-admin-pages-${dialog().dataset.account}`, 'functional')).toBeUndefined();
});

test('stops with the feature', async () => {
  await startAt('list');
  press('k', { ctrlKey: true });
  host.end();
  expect(dialog().open).toBe(false);
  expect(press('k', { ctrlKey: true }, document.body).defaultPrevented).toBe(false);
});
