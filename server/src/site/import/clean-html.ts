import sanitizeHtml from 'sanitize-html';

const TEXT_TAGS = [
  'p',
  'br',
  'hr',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'ul',
  'ol',
  'li',
  'dl',
  'dt',
  'dd',
  'blockquote',
  'pre',
  'address',
];
const INLINE_TAGS = [
  'a',
  'strong',
  'b',
  'em',
  'i',
  'u',
  's',
  'small',
  'sub',
  'sup',
  'mark',
  'abbr',
  'cite',
  'q',
  'code',
  'kbd',
  'time',
  'span',
  'wbr',
];
const TABLE_TAGS = ['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'];

/**
 * An owner's text without anything that runs, loads or reaches outside its place: no scripts, styles, pictures, frames or
 * forms, no ids and classes. What is not allowed loses its tags and keeps its words.
 */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [...TEXT_TAGS, ...INLINE_TAGS, ...TABLE_TAGS],
    allowedAttributes: {
      '*': ['lang', 'dir', 'title'],
      a: ['href', 'target', 'rel'],
      ol: ['start', 'reversed'],
      th: ['colspan', 'rowspan', 'scope'],
      td: ['colspan', 'rowspan'],
      time: ['datetime'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel', 'sms'],
    allowProtocolRelative: false,
    transformTags: { a: safeLink, h1: (_tag, attribs) => ({ tagName: 'h2', attribs }) },
  });
}

/** A link opens here or in a new window, which then cannot reach back. */
function safeLink(tagName: string, { target, rel: _rel, ...attribs }: Record<string, string>) {
  return { tagName, attribs: target === '_blank' ? { ...attribs, target, rel: 'noopener' } : attribs };
}
