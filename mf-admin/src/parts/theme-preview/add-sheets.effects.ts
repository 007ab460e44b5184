/** Gives a framed page the sheets that a page with another theme has. */
export function addSheets(page: Document | null, sheets: readonly string[]): void {
  for (const href of sheets) {
    if (!page?.head || page.querySelector(`link[href="${href}"]`)) continue;
    const link = page.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    page.head.append(link);
  }
}
