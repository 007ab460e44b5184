import type { ServerResponse } from 'node:http';
import type { Fault, News } from '../../server/src/site/development/page-news';

/** A restarted tool is back soon. */
const RETRY_MS = 300;

export interface SavedNews {
  follow(response: ServerResponse): void;
  /** Pages of another revision reload. */
  publish(news: Partial<News>): void;
}

export function createSavedNews(revision: string): SavedNews {
  const open = new Set<ServerResponse>();
  let news: News = { revision, faults: [] };
  const send = (response: ServerResponse) => response.write(`data: ${JSON.stringify(news)}\n\n`);
  return {
    follow(response) {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      response.write(`retry: ${RETRY_MS}\n`);
      send(response);
      open.add(response);
      response.once('close', () => open.delete(response));
    },
    publish(changes) {
      const before = JSON.stringify(news);
      news = { ...news, ...changes };
      if (JSON.stringify(news) !== before) open.forEach(send);
    },
  };
}

export function faultOfView(feature: string, text: string): Fault {
  return { title: `${feature} cannot be rendered; its HTML is the live version’s`, text };
}
