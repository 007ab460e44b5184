/** The path one level above a page; undefined for the home page. */
export function parentPath(path: string): string | undefined {
  const tidy = path.replace(/\/$/, '');
  return tidy === '' ? undefined : tidy.slice(0, tidy.lastIndexOf('/')) || '/';
}
