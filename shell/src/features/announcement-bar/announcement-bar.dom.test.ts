import type { RequestResult } from 'shared-types/host/request';
import { ANNOUNCEMENT_FILES } from 'shared-types/release';
import {
  ANNOUNCEMENT_CALLS,
  type AnnouncementView,
  type GetAnnouncementReply,
} from 'shared-types/site/page/announcement-bar';
import { COOKIE } from 'shared-types/site/cookie';
import { spec } from '../../../../tools/testing/spec';
import { dataWithFiles } from '../../boot/boot.fixture';
import { createFakePorts } from '../../ports/ports.fixture';
import { bar, inBar, KILN, seenInBar, showBar } from './announcement-bar.fixture';
import { startAnnouncementBar } from './announcement-bar.effects';

const TEXT = 'Closed on Friday. Hours';
const OPEN: AnnouncementView = { id: 'open'.padEnd(16, '0'), text: 'Open again <today>.' };
const replyOf = (announcement: AnnouncementView | null): RequestResult<GetAnnouncementReply> => ({
  ok: true,
  status: 200,
  body: { announcement },
});
const OFFLINE: RequestResult<never> = { ok: false, status: 0, code: 'site/offline', message: 'You are offline.' };

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** An account's page with the bar, and a server that says what a test tells it. */
function start(shown: Partial<AnnouncementView> = {}) {
  showBar(shown);
  const ports = createFakePorts();
  const stop = new AbortController();
  let answer: RequestResult<GetAnnouncementReply> = replyOf(null);
  const request = jest.fn((_path: string) => Promise.resolve(answer));
  const style = jest.fn((_url: string) => Promise.resolve());
  let lookAgain = (): void => undefined;
  startAnnouncementBar({
    data: dataWithFiles(),
    ports,
    request: request as never,
    scripts: { style },
    visibility: { onSeenAgain: (then) => void (lookAgain = then) },
    stop: stop.signal,
  });
  const comeBack = async (): Promise<void> => {
    lookAgain();
    await jest.advanceTimersByTimeAsync(200);
  };
  return { comeBack, ports, request, stop, style, answerWith: (next: typeof answer) => void (answer = next) };
}

const announced = () => document.querySelector('[data-announcer="polite"]')?.textContent;

spec('START-16', 'what is announced meanwhile comes into the page, with its style sheet, and is said', async () => {
  const page = start();
  await page.comeBack();
  expect([seenInBar(), page.style.mock.calls]).toEqual(['', []]);
  page.answerWith(replyOf(KILN));
  await page.comeBack();
  expect(seenInBar()).toBe(TEXT);
  expect(page.request).toHaveBeenLastCalledWith(ANNOUNCEMENT_CALLS.getAnnouncement.path, expect.anything());
  expect(page.style.mock.calls).toEqual([[expect.stringMatching(`/${ANNOUNCEMENT_FILES.style}$`)]]);
  expect([inBar<HTMLAnchorElement>('a').pathname, inBar<HTMLInputElement>('[name=announcement]').value]).toEqual([
    '/hours',
    KILN.id,
  ]);
  expect(announced()).toBe(KILN.text);
});

spec('START-16', 'a page that is looked at asks by itself, and one that is not asks nothing', async () => {
  const page = start();
  page.answerWith(replyOf(KILN));
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(page.request).not.toHaveBeenCalled();
  hidden.mockReturnValue(false);
  await jest.advanceTimersByTimeAsync(11_000);
  expect(seenInBar()).toBe(TEXT);
});

test('it changes, loses its link and goes with what the owner does; text is no markup', async () => {
  const page = start(KILN);
  expect(seenInBar()).toBe(TEXT);
  page.answerWith(replyOf(OPEN));
  await page.comeBack();
  expect([seenInBar(), inBar('a').hidden, inBar('a').hasAttribute('href')]).toEqual([OPEN.text, true, false]);
  page.answerWith(replyOf(null));
  await page.comeBack();
  expect(seenInBar()).toBe('');
  page.answerWith(replyOf(OPEN));
  await page.comeBack();
  expect(seenInBar()).toBe(OPEN.text);
  expect(page.style).not.toHaveBeenCalled();
});

test('what is closed stays closed, also while it is being asked; another one shows', async () => {
  const page = start(KILN);
  page.answerWith(replyOf(KILN));
  const pending = page.comeBack();
  page.ports.jar.set(COOKIE.announcement, KILN.id);
  bar().hidden = true;
  await pending;
  expect(seenInBar()).toBe('');
  bar().classList.add('site-announcement-bar--closed');
  page.answerWith(replyOf(OPEN));
  await page.comeBack();
  expect([seenInBar(), bar().className.includes('--closed')]).toEqual([OPEN.text, false]);
});

test('where nothing can be asked it stays as it is, and asks again', async () => {
  const page = start(KILN);
  page.answerWith(OFFLINE);
  await page.comeBack();
  expect(seenInBar()).toBe(TEXT);
  page.answerWith(replyOf(OPEN));
  await page.comeBack();
  expect(seenInBar()).toBe(OPEN.text);
  expect(page.ports.logged).toEqual([]);
});

test('without its style sheet it shows, and says so in the log', async () => {
  const page = start();
  page.style.mockRejectedValue(new Error('not there'));
  page.answerWith(replyOf(KILN));
  await page.comeBack();
  expect([seenInBar(), page.ports.logged]).toEqual([TEXT, ['Error: not there']]);
});

test('one question is asked at a time, and none after the end', async () => {
  const page = start();
  let answer = (_result: RequestResult<GetAnnouncementReply>): void => undefined;
  page.request.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  await page.comeBack();
  await page.comeBack();
  expect(page.request).toHaveBeenCalledTimes(1);
  page.stop.abort();
  answer(replyOf(KILN));
  await page.comeBack();
  expect(seenInBar()).toBe('');
  const calls = page.request.mock.calls.length;
  await jest.advanceTimersByTimeAsync(60_000);
  expect(page.request).toHaveBeenCalledTimes(calls);
  expect(jest.getTimerCount()).toBe(0);
});

test('a page without the bar asks nothing', async () => {
  const page = start();
  page.stop.abort();
  document.body.innerHTML = '';
  const request = jest.fn();
  const visibility = { onSeenAgain: jest.fn() };
  const parts = { data: dataWithFiles(), ports: page.ports, scripts: { style: page.style }, visibility };
  startAnnouncementBar({ ...parts, request: request as never, stop: new AbortController().signal });
  await jest.advanceTimersByTimeAsync(60_000);
  expect([request, visibility.onSeenAgain].map(({ mock }) => mock.calls)).toEqual([[], []]);
});
