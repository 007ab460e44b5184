/** True where a page's path ends in a pattern, and the page is one for items. */
export function isPattern(path: string): boolean {
  return path.endsWith('}');
}
