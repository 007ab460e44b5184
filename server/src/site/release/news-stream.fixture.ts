import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { RELEASE_CALLS, type ReleaseNews } from 'shared-types/site/release';

/** An open event stream. */
export interface HeldStream {
  readonly status: number;
  /** Waits for news that match; rejects if the stream ends before. */
  until(fits: (news: ReleaseNews) => boolean): Promise<ReleaseNews>;
  close(): void;
}

/** Follows the news of the site at an address, or of another host there. */
export async function followNews(url: string, host = new URL(url).host): Promise<HeldStream> {
  const request = get(url + RELEASE_CALLS.followNews.path, { headers: { host } });
  const [reply] = (await once(request, 'response')) as [IncomingMessage];
  const news = readNews(reply);
  return {
    status: reply.statusCode ?? 0,
    async until(fits) {
      for (;;) {
        const { value, done } = await news.next();
        if (done) throw new Error('The stream has ended.');
        if (fits(value)) return value;
      }
    },
    close: () => request.destroy(),
  };
}

async function* readNews(reply: IncomingMessage): AsyncGenerator<ReleaseNews, undefined> {
  let text = '';
  for await (const chunk of reply.setEncoding('utf8')) {
    text += String(chunk);
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      yield JSON.parse(/^data: (.*)$/m.exec(text.slice(0, end))?.[1] ?? 'null') as ReleaseNews;
      text = text.slice(end + 2);
    }
  }
  return undefined;
}
