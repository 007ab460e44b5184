const SHEET = /<style nonce="[^"]*">([\s\S]*?)<\/style>/;

/**
 * The page with the working copy's style sheets in place of the live ones, which stand word for word in its one sheet. Where
 * one does not, the other comes behind all: in the layer of the remote what comes later wins.
 */
export function replaceStyles(html: string, live: readonly string[], own: string): string {
  const found = SHEET.exec(html);
  if (!found) return html;
  const [element, css = ''] = found;
  const known = live.filter((text) => text !== '' && css.includes(text));
  const [first] = known;
  const marked = first === undefined ? css + own : replaceText(css, first, own);
  const changed = known.slice(1).reduce((text, former) => replaceText(text, former, ''), marked);
  return replaceText(html, element, replaceText(element, css, changed));
}

/** Unlike the platform's own, nothing in the new text means anything. */
function replaceText(text: string, former: string, now: string): string {
  return text.replace(former, () => now);
}
