const INDEX_FILE = /^index\.html?$/i;

/**
 * A path as owners write it: letters unescaped, single slashes, none at the end, and without the file name that servers
 * of files have there. `undefined` for what is no text.
 */
export function tidyPath(path: string): string | undefined {
  const parts = path.split(/[/\\]/).filter((part) => part !== '');
  try {
    const tidy = parts.map(decodeURIComponent);
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
