import type { MatchedPage, SitePage } from './site-page';

const PATTERN = /^(.*\/)\{(slug|token)\}$/;
const SLASH_AT_END = /(?<=[^/])\/$/;

/** One page whose last part matches any value. */
interface PatternPage {
  readonly page: SitePage;
  readonly name: 'slug' | 'token';
}

/** Finds pages by path: a page of exactly this path first, then one whose last part is a pattern. One slash at the end is passed over. */
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

/** The path as its owner wrote it. An escaped slash stays inside its part, where no slug or token can have one. */
function decoded(path: string): string | undefined {
  try {
    return path
      .split('/')
      .map((part) => decodeURIComponent(part).replaceAll('/', '%2F'))
      .join('/');
  } catch {
    // `%zz` and its like are the address of nothing.
    return undefined;
  }
}
