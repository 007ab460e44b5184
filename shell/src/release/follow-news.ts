import type { Request } from 'shared-types/host/request';
import { NEWS_BEAT_MS, RELEASE_CALLS, type ReleaseNews } from 'shared-types/site/release';
import type { VisibilityPort } from '../ports/visibility.port';
import type { StreamPort } from '../ports/stream.port';

export interface FollowNewsParts {
  readonly request: Request;
  readonly visibility: VisibilityPort;
  readonly stream: StreamPort;
  readonly stop: AbortSignal;
}

/** A stream that is silent for longer is broken. Randomized, so that pages do not all reconnect at once. */
const SILENCE_MS = NEWS_BEAT_MS + 4_000;
const SPREAD_MS = 2_000;

/**
 * Receives the changes that open pages must follow, while the page is visible: by an event stream, else by polling at least
 * every fifteen seconds. Failures are retried silently.
 *
 * @implements PLAT-03
 */
export function followNews(
  { request, visibility, stream, stop }: FollowNewsParts,
  listener: (news: ReleaseNews) => void,
): void {
  let close: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pending: Promise<void> | undefined;

  const rest = (): void => {
    clearTimeout(timer);
    close?.();
    close = undefined;
  };
  const poll = (): void => {
    pending ??= request<ReleaseNews>(RELEASE_CALLS.getNews.path, { signal: stop }).then((result) => {
      pending = undefined;
      if (result.ok) listener(result.body);
    });
  };
  const wait = (): void => {
    clearTimeout(timer);
    timer = setTimeout(
      () => {
        rest();
        listen();
        poll();
      },
      SILENCE_MS + Math.random() * SPREAD_MS,
    );
  };
  const listen = (): void => {
    if (close) return;
    wait();
    close = stream.open(
      RELEASE_CALLS.followNews.path,
      (text) => {
        wait();
        listener(JSON.parse(text) as ReleaseNews);
      },
      poll,
    );
  };

  if (visibility.isSeen()) listen();
  visibility.onSeenAgain(listen, stop);
  visibility.onHidden(rest, stop);
  stop.addEventListener('abort', rest);
}
