/** Missing in TypeScript's library. */
type SanitizingElement = HTMLElement & {
  setHTML?(html: string, options: { readonly sanitizer: object }): void;
};

/** What `setHTML` removes although the server allows it in a block. */
const REMOVED = /<(?:iframe|object|embed|use)\b/i;

/**
 * The elements of HTML that the server has rendered, for a document of this site. `setHTML` parses without scripts, so Trusted
 * Types need not approve the HTML. Undefined if this browser cannot parse it whole.
 */
export function parseBlock(document: Document, html: string): HTMLElement | undefined {
  const place: SanitizingElement = document.createElement('div');
  if (!place.setHTML || REMOVED.test(html)) return undefined;
  // The default sanitizer also removes data attributes; this one only what is unsafe.
  place.setHTML(html, { sanitizer: {} });
  return place;
}
