const INDEX_FILE = /^index\.html?$/i;
const SLASH = /[/\\]/;

/**
 * A normalized path: unescaped, with single slashes, without a trailing slash or an index file name. Undefined for invalid
 * escapes, and for segments with an escaped slash.
 */
export function tidyPath(path: string): string | undefined {
  const parts = path.split(SLASH).filter((part) => part !== '');
  try {
    const tidy = parts.map(decodeURIComponent);
    // No page has such a path, and unescaped it could be the URL of another site: `/%2Fother.site`.
    if (tidy.some((part) => SLASH.test(part))) return undefined;
    if (INDEX_FILE.test(tidy.at(-1) ?? '')) tidy.pop();
    return `/${tidy.join('/')}`;
  } catch {
    // Invalid escapes such as `%zz` match nothing.
    return undefined;
  }
}

/** A normalized path, escaped for use in a URL. */
export function escapedPath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}
