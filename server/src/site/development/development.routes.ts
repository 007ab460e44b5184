import type { FastifyInstance } from 'fastify';
import { addScript } from './add-script';
import { newsRoute } from './news.route';
import type { PageNews } from './page-news';

/**
 * Makes every page follow the news, so that it loads itself again when what it is made from has changed. Only the
 * server that `npm run dev` starts has this.
 */
export function registerDevelopment(app: FastifyInstance, news: PageNews): void {
  newsRoute(app, news);
  addScript(app, news);
}
