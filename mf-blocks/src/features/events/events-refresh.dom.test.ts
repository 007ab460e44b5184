import type { RequestResult } from 'shared-types/host/request';
import { WIDGET_CALLS } from 'shared-types/site/page/widget';
import { createFakeHost, type FakeHost } from '../../../../tools/testing/host/fake-host';
import { spec } from '../../../../tools/testing/spec';
import { start } from './events.effects';

const ID = '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0a91';
const COLLECTION = '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0a92';
const NOW = Date.UTC(2027, 0, 16, 20);
const MINUTE_MS = 60_000;
const DAY_MS = 1_440 * MINUTE_MS;

/** A list with these events, of which the next one ends at this moment. */
const html = (endsAtMs: number, ...names: string[]) =>
  `<div class="block" id="block-${ID}" data-block="${ID}"><section data-changes-at="${new Date(endsAtMs).toISOString()}" data-collection="${COLLECTION}">${names
    .map((name) => `<a href="/workshops/${name}">${name}</a>`)
    .join('')}</section></div>`;
const reply = (content: string): RequestResult<unknown> => ({
  ok: true,
  status: 200,
  body: { data: { html: content } },
});

let isHidden = false;
let host: FakeHost;
const turn = (hidden: boolean) => {
  isHidden = hidden;
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  host = createFakeHost({});
  jest.useFakeTimers({ now: NOW });
  jest.spyOn(Math, 'random').mockReturnValue(0);
  isHidden = false;
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
  // jsdom has no sanitizer: what it removes is shown in a browser.
  Object.defineProperty(HTMLElement.prototype, 'setHTML', {
    configurable: true,
    value(this: HTMLElement, text: string) {
      this.innerHTML = text;
    },
  });
});
afterEach(() => {
  host.end();
  jest.useRealTimers();
  jest.restoreAllMocks();
  Reflect.deleteProperty(HTMLElement.prototype, 'setHTML');
});

/** An open page with two events, the first of which ends in a minute. */
function open(endsAtMs = NOW + MINUTE_MS) {
  history.replaceState(null, '', '/workshops?tag=glazes');
  document.body.innerHTML = `${html(endsAtMs, 'throwing', 'glazes')}<a href="/" id="elsewhere">Elsewhere</a>`;
  const root = document.querySelector<HTMLElement>('.block')!;
  start(root, host);
  const names = () => [...root.querySelectorAll('a')].map(({ textContent }) => textContent);
  return { names, pass: (ms: number) => jest.advanceTimersByTimeAsync(ms) };
}
const link = (name: string) => document.querySelector<HTMLElement>(`[href$="${name}"]`)!;

spec(
  ['WIDGET-01', 'WIDGET-02', 'WIDGET-03'],
  'once an event has ended, the block is asked for and replaced',
  async () => {
    const { names, pass } = open();
    host.replies.push(reply(html(NOW + 5 * MINUTE_MS, 'glazes')));
    await pass(MINUTE_MS - 1);
    expect([host.calls.length, names()]).toEqual([0, ['throwing', 'glazes']]);
    await pass(1);
    const [{ path, options } = { path: '', options: {} }] = host.calls;
    expect([path, options.method]).toEqual([WIDGET_CALLS.getWidgetRendering.path, 'POST']);
    const body = options.body as URLSearchParams;
    expect(body).toBeInstanceOf(URLSearchParams);
    expect(JSON.parse(body.get('widgetJSON') ?? '')).toEqual({
      type: 58,
      id: ID,
      value: {},
      collectionId: COLLECTION,
    });
    expect(body.get('page')).toBe('/workshops?tag=glazes');
    expect(names()).toEqual(['glazes']);
    host.replies.push(reply(html(NOW + 90 * MINUTE_MS)));
    await pass(4 * MINUTE_MS);
    expect([host.calls.length, names()]).toEqual([2, []]);
  },
);

test('a hidden page asks when it is seen again, and one that was seen in time does not', async () => {
  const { names, pass } = open();
  turn(true);
  turn(false);
  turn(true);
  await pass(10 * MINUTE_MS);
  expect(host.calls).toEqual([]);
  host.replies.push(reply(html(NOW + 20 * MINUTE_MS, 'glazes')));
  turn(false);
  await pass(0);
  expect([host.calls.length, names()]).toEqual([1, ['glazes']]);
});

test('the focus stays on its link, without scrolling', async () => {
  const { pass } = open();
  const focus = jest.spyOn(HTMLElement.prototype, 'focus');
  link('glazes').focus();
  host.replies.push(reply(html(NOW + 5 * MINUTE_MS, 'glazes')));
  await pass(MINUTE_MS);
  expect([document.activeElement?.textContent, document.activeElement === link('glazes')]).toEqual(['glazes', true]);
  expect(focus).toHaveBeenLastCalledWith({ preventScroll: true });
});

test('the link of the event that has ended keeps the focus until its visitor leaves the list', async () => {
  const { names, pass } = open();
  link('throwing').focus();
  host.replies.push(reply(html(NOW + 90 * MINUTE_MS, 'glazes')));
  await pass(10 * MINUTE_MS);
  expect([host.calls.length, names()]).toEqual([1, ['throwing', 'glazes']]);
  link('glazes').focus();
  await pass(0);
  expect(names()).toEqual(['throwing', 'glazes']);
  document.getElementById('elsewhere')?.focus();
  await pass(0);
  expect([names(), document.activeElement?.id]).toEqual([['glazes'], 'elsewhere']);
});

test.each([
  ['an answer that fails', { ok: false, status: 500, code: 'site/internal', message: 'Try again.' }, 'Try again.'],
  ['a page without the block', reply(''), 'The page has no such list now.'],
  [
    'a fallback',
    reply(html(0).replace('data-block', 'data-fallback-of="mf-blocks" data-block')),
    'The page has no such list now.',
  ],
] as const)('%s leaves the list as it is, with one line, until the visitor returns', async (_case, answer, reason) => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { names, pass } = open();
  host.replies.push(answer as RequestResult<unknown>);
  await pass(10 * MINUTE_MS);
  expect([host.calls.length, names(), warn.mock.calls]).toEqual([
    1,
    ['throwing', 'glazes'],
    [[`The list of events could not be refreshed: ${reason}`]],
  ]);
  host.replies.push(reply(html(NOW + 90 * MINUTE_MS, 'glazes')));
  turn(true);
  turn(false);
  await pass(0);
  expect(names()).toEqual(['glazes']);
});

test('a clock that is ahead asks once a minute at most', async () => {
  const { pass } = open();
  for (let count = 0; count < 5; count += 1) host.replies.push(reply(html(NOW + MINUTE_MS, 'throwing')));
  await pass(MINUTE_MS);
  expect(host.calls).toHaveLength(1);
  turn(true);
  turn(false);
  await pass(MINUTE_MS - 1);
  expect(host.calls).toHaveLength(1);
  await pass(2 * MINUTE_MS);
  expect(host.calls).toHaveLength(3);
});

test('an event that ends in months is waited for', async () => {
  const { pass } = open(NOW + 40 * DAY_MS);
  await pass(40 * DAY_MS - 1);
  expect(host.calls).toEqual([]);
  host.replies.push(reply(html(NOW + 90 * DAY_MS)));
  await pass(1);
  expect(host.calls).toHaveLength(1);
});

test('nothing goes on once the feature stops', async () => {
  const { names, pass } = open();
  host.end();
  expect(jest.getTimerCount()).toBe(0);
  turn(true);
  turn(false);
  await pass(10 * MINUTE_MS);
  expect([host.calls, names()]).toEqual([[], ['throwing', 'glazes']]);
});

describe('a browser without setHTML', () => {
  const requested: string[][] = [];
  let answer: { status: number; responseXML: Document | null };
  beforeEach(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'setHTML');
    requested.length = 0;
    jest.spyOn(globalThis, 'XMLHttpRequest').mockImplementation(
      () =>
        ({
          open: (...parts: string[]) => void requested.push(parts),
          send(this: { onloadend: () => void }) {
            this.onloadend();
          },
          abort: () => undefined,
          ...answer,
        }) as unknown as XMLHttpRequest,
    );
  });

  test('takes the block out of the page', async () => {
    const page = document.implementation.createHTMLDocument();
    page.body.innerHTML = html(NOW + 5 * MINUTE_MS, 'glazes');
    answer = { status: 200, responseXML: page };
    const { names, pass } = open();
    await pass(MINUTE_MS);
    expect([requested, host.calls, names()]).toEqual([[['GET', '/workshops?tag=glazes']], [], ['glazes']]);
  });

  test('keeps the list if there is no page', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    answer = { status: 503, responseXML: document.implementation.createHTMLDocument() };
    const { names, pass } = open();
    await pass(MINUTE_MS);
    expect([names(), warn.mock.calls.length]).toEqual([['throwing', 'glazes'], 1]);
  });
});
