const INDEX_FILE = /^index\.html?$/i;
const SLASH = /[/\\]/;

/**
 * A path as owners write it: emails unescaped, single slashes, none at the end, and without the file name that servers
 * of files have there. `undefined` for what is no text, and where slashes hide in a part of it.
 */
export function tidyPath(path: string): string | undefined {
  const parts = path.split(SLASH).filter((part) => part !== '');
  try {
    const tidy = parts.map(decodeURIComponent);
    // No owner's page is called that, and written out it would be another site's address: `/%2Fother.site`.
    if (tidy.some((part) => SLASH.test(part))) return undefined;
    if (INDEX_FILE.test(tidy.at(-1) ?? '')) tidy.pop();
    return `/${tidy.join('/')}`;
  } catch {
    // `%zz` and its like are the address of nothing.
    return undefined;
  }
}

/** Such a path as it stands in an address. */
export function escapedPath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}
