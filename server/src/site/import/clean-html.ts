import sanitizeHtml from 'sanitize-html';
import { NONCE_PLACE } from 'shared-types/forms/contact-form';

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

const CLEAN = {
  allowedTags: [...TEXT_TAGS, ...INLINE_TAGS, ...TABLE_TAGS],
  allowedAttributes: {
    '*': ['lang', 'dir', 'title'],
    a: ['href', 'target', 'rel'],
    ol: ['start', 'reversed'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
    time: ['datetime'],
  },
  allowedSchemes: ['http', 'https', 'ftp', 'mailto', 'tel', 'sms'],
  allowProtocolRelative: false,
  transformTags: {
    a: safeLink,
    h1: (_tag: string, attribs: Record<string, string>) => ({ tagName: 'h2', attribs }),
  },
} satisfies sanitizeHtml.IOptions;

/**
 * Sanitizes an owner's HTML: removes scripts, styles, pictures, frames, forms, ids and classes. Other disallowed elements
 * lose their tags and keep their text.
 */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, CLEAN);
}

/**
 * Sanitizes the HTML after a form, where owners may add tracking scripts. Scripts stay, external ones only over `https:`,
 * and get a placeholder for the page's nonce. A script with an HTML comment is removed, because it could swallow the rest
 * of the page.
 */
export function cleanPostSubmitHtml(html: string): string {
  return sanitizeHtml(html, {
    ...CLEAN,
    allowedTags: [...CLEAN.allowedTags, 'script'],
    allowVulnerableTags: true,
    allowedAttributes: { ...CLEAN.allowedAttributes, script: ['nonce', 'src', 'type', 'async', 'defer'] },
    allowedSchemesByTag: { script: ['https'] },
    transformTags: { ...CLEAN.transformTags, script: withNoncePlace },
    exclusiveFilter: ({ tag, text }) => tag === 'script' && text.includes('<!--'),
  });
}

function withNoncePlace(tagName: string, { nonce: _nonce, ...others }: Record<string, string>) {
  return { tagName, attribs: { nonce: NONCE_PLACE, ...others } };
}

/** A link opens in the same window or in a new one that has no reference back. */
function safeLink(tagName: string, { target, rel: _rel, ...attribs }: Record<string, string>) {
  return { tagName, attribs: target === '_blank' ? { ...attribs, target, rel: 'noopener' } : attribs };
}
