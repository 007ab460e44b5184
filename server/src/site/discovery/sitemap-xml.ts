import { escapeHtml } from '../../platform/http/escape-html';
import type { SitemapEntry } from './sitemap-entries';

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SITEMAPS = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** A sitemap in the format of sitemaps.org, with other languages as Google reads them. */
export function sitemapXml(entries: readonly SitemapEntry[], origin: string): string {
  const urls = entries.map((entry) => urlElement(entry, origin)).join('\n');
  return `${DECLARATION}<urlset ${SITEMAPS} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls}\n</urlset>\n`;
}

/** A sitemap index. */
export function sitemapIndexXml(addresses: readonly string[]): string {
  const sitemaps = addresses.map((address) => `<sitemap><loc>${escapeHtml(address)}</loc></sitemap>`).join('\n');
  return `${DECLARATION}<sitemapindex ${SITEMAPS}>\n${sitemaps}\n</sitemapindex>\n`;
}

function urlElement({ path, changedAt, alternates }: SitemapEntry, origin: string): string {
  const links = alternates.map(
    (one) => `<xhtml:link rel="alternate" hreflang="${one.locale}" href="${escapeHtml(origin + one.path)}"/>`,
  );
  const loc = escapeHtml(origin + path);
  return `<url><loc>${loc}</loc><lastmod>${changedAt.toISOString()}</lastmod>${links.join('')}</url>`;
}
