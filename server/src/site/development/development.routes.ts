import type { FastifyInstance } from 'fastify';
import { addScript } from './add-script';
import type { DevelopmentParts } from './development-parts';
import { newsRoute } from './news.route';

/** Adds live reload to every page. Only the server of `npm run dev` has this. */
export function registerDevelopment(app: FastifyInstance, parts: DevelopmentParts): void {
  newsRoute(app, parts.news);
  addScript(app, parts);
}
