import type { MatchedPage, SitePage } from './site-page';

const PATTERN = /^(.*\/)\{(slug|token)\}$/;
const SLASH_AT_END = /(?<=[^/])\/$/;

/** A page whose last path segment matches any value. */
interface PatternPage {
  readonly page: SitePage;
  readonly name: 'slug' | 'token';
}

/** Finds pages by path: exact paths first, then patterns. A trailing slash is ignored. */
export function pageFinder(pages: readonly SitePage[]): (path: string) => MatchedPage | undefined {
  const exact = new Map<string, SitePage>();
  const patterns = new Map<string, PatternPage>();
  for (const page of pages) {
    const [, folder, name] = PATTERN.exec(page.path) ?? [];
    if (folder !== undefined && name !== undefined) patterns.set(folder, { page, name: name as PatternPage['name'] });
    else exact.set(page.path.replace(SLASH_AT_END, ''), page);
  }
  return (path) => {
    const wanted = decoded(path.replace(SLASH_AT_END, ''));
    if (wanted === undefined) return undefined;
    const page = exact.get(wanted);
    return page ? { page, params: {} } : matchPattern(patterns, wanted);
  };
}

function matchPattern(patterns: ReadonlyMap<string, PatternPage>, path: string): MatchedPage | undefined {
  const end = path.lastIndexOf('/') + 1;
  const pattern = patterns.get(path.slice(0, end));
  const value = path.slice(end);
  return pattern && value !== '' ? { page: pattern.page, params: { [pattern.name]: value } } : undefined;
}

/** The decoded path. Escaped slashes stay inside their segment, which then matches no slug or token. */
function decoded(path: string): string | undefined {
  try {
    return path
      .split('/')
      .map((part) => decodeURIComponent(part).replaceAll('/', '%2F'))
      .join('/');
  } catch {
    // Invalid escapes such as `%zz` match nothing.
    return undefined;
  }
}
