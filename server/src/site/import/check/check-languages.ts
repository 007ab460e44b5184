import type { DocumentPage, SiteDocument } from 'shared-types/site/site-document';
import { findRepeated } from './find-repeated';
import type { Mistake } from './mistake';

/** Languages must be distinct, and every page of the main language must have a counterpart in each. */
export function checkLanguages({ site, pages }: SiteDocument): Mistake[] {
  const languages = site.languages ?? [];
  const paths = new Set(pages.map(({ path }) => path));
  const own = pages.filter((page) => languages.every(({ root }) => !isBelow(page, root)));
  return [
    ...findRepeated('language', [
      { path: ['site', 'locale'], name: site.locale },
      ...languages.map(({ locale }, index) => ({ path: ['site', 'languages', index, 'locale'], name: locale })),
    ]),
    ...findRepeated(
      'language at',
      languages.map(({ root }, index) => ({ path: ['site', 'languages', index, 'root'], name: root })),
    ),
    ...languages.flatMap(({ root }, index) =>
      own
        .map(({ path }) => root + (path === '/' ? '' : path))
        .filter((path) => !paths.has(path))
        .map((path) => ({ path: ['site', 'languages', index], message: `there is no page at ${path}` })),
    ),
  ];
}

function isBelow({ path }: DocumentPage, root: string): boolean {
  return path === root || path.startsWith(`${root}/`);
}
