import type { Request } from 'shared-types/host/request';
import type { ReleaseNews } from 'shared-types/site/release';
import type { FollowNewsParts } from './follow-news';

/** News as they are while nothing is wrong. */
export const NEWS: ReleaseNews = { revision: 1, off: [], plain: [], takenBack: {} };

/** The ways of news in the test's hand: a stream, the visitor's sight, and what the server answers who asks. */
export function createNewsBench(answer: () => ReleaseNews | undefined = () => undefined) {
  const streams: { readonly receive: (text: string) => void; readonly fail: () => void; isOpen: boolean }[] = [];
  const calls = { seen: (): void => undefined, hidden: (): void => undefined };
  const stop = new AbortController();
  let isSeen = true;
  const request = jest.fn(async () => {
    const body = answer();
    return body ? { ok: true, body } : { ok: false, code: 'site/offline' };
  });
  const parts: FollowNewsParts = {
    request: request as unknown as Request,
    visibility: {
      isSeen: () => isSeen,
      onSeenAgain: (then) => void (calls.seen = then),
      onHidden: (then) => void (calls.hidden = then),
    },
    stream: {
      open(_path, receive, fail) {
        const stream = { receive, fail, isOpen: true };
        streams.push(stream);
        return () => void (stream.isOpen = false);
      },
    },
    stop: stop.signal,
  };
  return {
    parts,
    request,
    stop,
    streams,
    open: () => streams.filter(({ isOpen }) => isOpen).length,
    send: (news: Partial<ReleaseNews>) => streams.at(-1)?.receive(JSON.stringify({ ...NEWS, ...news })),
    look(sees: boolean) {
      isSeen = sees;
      (sees ? calls.seen : calls.hidden)();
    },
  };
}
