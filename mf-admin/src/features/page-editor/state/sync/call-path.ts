/** The path of a call about a page. */
export function callPath({ path }: { readonly path: string }, pageId: string): string {
  return path.replace(':pageId', pageId);
}
