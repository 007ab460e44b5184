/** True if a page's path ends in a pattern, as those of item pages. */
export function isPattern(path: string): boolean {
  return path.endsWith('}');
}
