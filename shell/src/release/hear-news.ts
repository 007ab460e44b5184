import type { Request } from 'shared-types/host/request';
import { NEWS_BEAT_MS, RELEASE_CALLS, type ReleaseNews } from 'shared-types/site/release';
import type { SightPort } from '../ports/sight.port';
import type { StreamPort } from '../ports/stream.port';

/** What news come by. */
export interface HearNewsParts {
  readonly request: Request;
  readonly sight: SightPort;
  readonly stream: StreamPort;
  readonly stop: AbortSignal;
}

/** A stream that is silent for longer is lost. Pages do not all notice in the same instant. */
const SILENCE_MS = NEWS_BEAT_MS + 4_000;
const SPREAD_MS = 2_000;

/**
 * Hears what open pages must act upon, while the page is seen: by an event stream, and where there is none, by asking at
 * least every fifteen seconds. Nobody waits for this, so what fails is tried again and told to nobody.
 *
 * @implements PLAT-03
 */
export function hearNews({ request, sight, stream, stop }: HearNewsParts, hear: (news: ReleaseNews) => void): void {
  let close: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking: Promise<void> | undefined;

  const rest = (): void => {
    clearTimeout(timer);
    close?.();
    close = undefined;
  };
  const ask = (): void => {
    asking ??= request<ReleaseNews>(RELEASE_CALLS.getNews.path, { signal: stop }).then((result) => {
      asking = undefined;
      if (result.ok) hear(result.body);
    });
  };
  const wait = (): void => {
    clearTimeout(timer);
    timer = setTimeout(
      () => {
        rest();
        listen();
        ask();
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
        hear(JSON.parse(text) as ReleaseNews);
      },
      ask,
    );
  };

  if (sight.isSeen()) listen();
  sight.onSeenAgain(listen, stop);
  sight.onHidden(rest, stop);
  stop.addEventListener('abort', rest);
}
