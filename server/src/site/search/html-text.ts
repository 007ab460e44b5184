import sanitizeHtml from 'sanitize-html';

/** Elements that separate words. */
const BREAK =
  /(?=<\/?(?:p|br|hr|h[1-6]|ul|ol|li|dl|dt|dd|blockquote|pre|address|div|section|table|caption|thead|tbody|tfoot|tr|th|td)\b)/gi;
const ENTITY = /&(amp|lt|gt|quot);/g;
const CHARACTERS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** The text of HTML, one line per paragraph, without scripts and styles. */
export function htmlText(html: string): string {
  const escaped = sanitizeHtml(html.replace(BREAK, '\n'), { allowedTags: [] });
  return escaped.replace(ENTITY, (entity, name: string) => CHARACTERS[name] ?? entity);
}
