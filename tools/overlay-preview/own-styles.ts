const SHEET = /<style nonce="[^"]*">([\s\S]*?)<\/style>/;

/**
 * Replaces the live style sheets, which the page contains verbatim; if one is missing, appends the working copy's,
 * since later rules win in a layer.
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

/** Unlike `String.replace`, takes the new text literally. */
function replaceText(text: string, former: string, now: string): string {
  return text.replace(former, () => now);
}
