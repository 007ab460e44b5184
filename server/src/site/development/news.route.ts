import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { News, PageNews } from './page-news';

/** Path of the event stream. */
export const NEWS_PATH = '/api/site/development/news';

/** A restarted server is soon available. */
const RETRY_MS = 300;

/** `GET NEWS_PATH`: the current news, then every change. */
export function newsRoute(app: FastifyInstance, news: PageNews): void {
  const open = new Set<ServerResponse>();
  app.get(NEWS_PATH, { config: { withoutSite: true } }, (_request, reply) => {
    // Event streams must not be compressed.
    reply.hijack();
    const { raw } = reply;
    // The stream may be silent for hours.
    raw.setTimeout(0);
    const send = (latest: News) => raw.write(`data: ${JSON.stringify(latest)}\n\n`);
    raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    raw.write(`retry: ${RETRY_MS}\n`);
    send(news.current());
    const stop = news.follow(send);
    open.add(raw);
    raw.once('close', () => {
      stop();
      open.delete(raw);
    });
  });
  app.addHook('preClose', async () => {
    for (const stream of open) stream.end();
  });
}
