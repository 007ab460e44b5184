import { publicOrigin } from '../../platform/http/origin';
import { refuse } from '../request/refusal';
import type { Route } from '../services';
import { siteOf } from '../request/site-of-request';
import { mainOriginOf } from '../host/main-origin';
import { sitemapEntries, type SitemapEntry } from './sitemap-entries';
import { sitemapIndexXml, sitemapXml } from './sitemap-xml';

export const SITEMAP_PATH = '/sitemap.xml';

const AN_HOUR = 'public, max-age=3600';
/** A sitemap may contain 50,000 URLs and 50 MB; with twenty languages an entry has 3 kB. */
const MOST_ENTRIES = 10_000;
const NUMBER = /^[1-9]\d{0,3}$/;

/**
 * `GET /sitemap.xml`: every page that search engines may find; an index of parts (`?part=1`) if they are too many.
 *
 * @implements ROUTE-05
 */
export const sitemapRoute: Route = (app, { db }) => {
  app.get<{ Querystring: { part?: unknown } }>(SITEMAP_PATH, async (request, reply) => {
    const site = siteOf(request);
    const origin = mainOriginOf(site, publicOrigin(request));
    const entries = await sitemapEntries(db, site);
    const xml = listOf({ entries, origin, part: request.query.part, most: MOST_ENTRIES });
    if (xml === undefined) return refuse(reply, 'site/not-found');
    return reply.header('cache-control', AN_HOUR).type('application/xml; charset=utf-8').send(xml);
  });
};

interface WantedList {
  readonly entries: readonly SitemapEntry[];
  readonly origin: string;
  /** Unvalidated value of the query. */
  readonly part: unknown;
  /** Maximum number of entries per part. */
  readonly most: number;
}

/** The sitemap, or a part of it, from 1; undefined for parts that do not exist. */
export function listOf({ entries, origin, part, most }: WantedList): string | undefined {
  const parts = Math.max(1, Math.ceil(entries.length / most));
  if (part === undefined) {
    const addresses = Array.from({ length: parts }, (_, index) => `${origin}${SITEMAP_PATH}?part=${index + 1}`);
    return parts === 1 ? sitemapXml(entries, origin) : sitemapIndexXml(addresses);
  }
  const number = typeof part === 'string' && NUMBER.test(part) ? Number(part) : 0;
  const isThere = number >= 1 && number <= parts;
  return isThere ? sitemapXml(entries.slice((number - 1) * most, number * most), origin) : undefined;
}
