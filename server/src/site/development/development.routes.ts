import type { FastifyInstance } from 'fastify';
import { addScript } from './add-script';
import type { DevelopmentParts } from './development-parts';
import { newsRoute } from './news.route';

/**
 * Makes every page follow the news, so that it loads itself again when what it is made from has changed. Only the
 * server that `npm run dev` starts has this.
 */
export function registerDevelopment(app: FastifyInstance, parts: DevelopmentParts): void {
  newsRoute(app, parts.news);
  addScript(app, parts);
}
