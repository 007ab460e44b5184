import type { CodePage } from 'shared-types/admin/pages/code-injection';
import type { PageCode, SiteCode } from 'shared-types/site/page/site-code';
import type { Site } from '../../site/directory/site';
import { hasCodePlace } from '../../site/code/injected-code';

/** The code of one page, or of the whole site if the path is empty. */
export function codeOf(code: SiteCode, path: string): PageCode {
  const { head, body } = path === '' ? code : (code.pages.find((page) => page.path === path) ?? { head: '', body: '' });
  return { head, body };
}

/** All code with that of one page, or of the whole site, replaced. A page without code is left out. */
export function withCode(code: SiteCode, path: string, { head, body }: PageCode): SiteCode {
  if (path === '') return { ...code, head, body };
  const others = code.pages.filter((page) => page.path !== path);
  const own = head === '' && body === '' ? [] : [{ path, head, body }];
  return { ...code, pages: [...others, ...own].toSorted((one, other) => (one.path < other.path ? -1 : 1)) };
}

/** The pages that can have code of their own. */
export function pagesForCode({ pages }: Pick<Site, 'pages'>, code: SiteCode | undefined): readonly CodePage[] {
  const withOwn = new Set(code?.pages.map(({ path }) => path));
  return pages
    .filter(hasCodePlace)
    .map(({ path, title }) => ({ path, title, hasCode: withOwn.has(path) }))
    .toSorted((one, other) => (one.path < other.path ? -1 : 1));
}
