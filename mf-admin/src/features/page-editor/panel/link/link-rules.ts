/** Kinds of links, in the order of the editor. */
export const LINK_KINDS = ['page', 'web', 'email', 'phone', 'file'] as const;
export type LinkKind = (typeof LINK_KINDS)[number];

/** Characters. */
export const LINK_LIMIT = { page: 150, anchor: 100, email: 1000, phone: 50, web: 2000 } as const;
const LEAST_DIGITS = 4;
const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

export type LinkReading = { readonly href: string; readonly problem?: undefined } | { readonly problem: LinkProblem };
export type LinkProblem =
  | 'panelLinkPageInvalid'
  | 'panelLinkAnchorLong'
  | 'panelLinkWebInvalid'
  | 'panelLinkEmailInvalid'
  | 'panelLinkEmailLong'
  | 'panelLinkPhoneInvalid'
  | 'panelLinkPhoneLong'
  | 'panelLinkPageLong';

/** What a link is to, by its address. */
export function linkKind(href: string): LinkKind {
  if (/^mailto:/i.test(href)) return 'email';
  if (/^tel:/i.test(href)) return 'phone';
  if (/^\/(?:api\/files|images)\//.test(href)) return 'file';
  return href === '' || /^(?:\/(?!\/)|#)/.test(href) ? 'page' : 'web';
}

/** An address as its field shows it. */
export function linkText(href: string): string {
  const text = href.replace(/^(?:mailto|tel):/i, '');
  return linkKind(href) === 'email' ? decoded(text) : text;
}

/** Bad escapes stay as they are. */
function decoded(text: string): string {
  return /%(?![\da-f]{2})/i.test(text) ? text : text.replaceAll('%20', ' ').replaceAll('%40', '@');
}

/**
 * Reads what was typed into the field of a kind; it is not empty.
 *
 * @implements LINK-01 LINK-02 LINK-03 LINK-05 LINK-06 LINK-09
 */
export function readLink(kind: LinkKind, typed: string): LinkReading {
  const text = typed.trim();
  if (kind === 'email') return readEmail(text);
  if (kind === 'phone') return readPhone(text);
  if (kind === 'web') return readWeb(text);
  return readPath(text);
}

function readPath(text: string): LinkReading {
  if (/\s/.test(text) || !/^(?:\/(?!\/)|#.)/.test(text)) return { problem: 'panelLinkPageInvalid' };
  if (text.startsWith('#') && text.length >= LINK_LIMIT.anchor) return { problem: 'panelLinkAnchorLong' };
  return text.length < LINK_LIMIT.page ? { href: text } : { problem: 'panelLinkPageLong' };
}

/** An address without a scheme, such as `example.com`, becomes `https:`. */
function readWeb(text: string): LinkReading {
  const href = /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`;
  return isWebAddress(href) ? { href } : { problem: 'panelLinkWebInvalid' };
}

function readEmail(text: string): LinkReading {
  const address = text.replace(/^mailto:/i, '');
  if (address.length >= LINK_LIMIT.email) return { problem: 'panelLinkEmailLong' };
  const [recipient = ''] = address.split('?', 1);
  return EMAIL.test(recipient) ? { href: `mailto:${address}` } : { problem: 'panelLinkEmailInvalid' };
}

/** Spaces, points, slashes and brackets between the digits are left out. */
function readPhone(text: string): LinkReading {
  const number = text.replace(/^tel:/i, '').replace(/[\s()./]/g, '');
  if (number.length >= LINK_LIMIT.phone) return { problem: 'panelLinkPhoneLong' };
  const isNumber = /^\+?[\d-]+$/.test(number) && number.replace(/\D/g, '').length >= LEAST_DIGITS;
  return isNumber ? { href: `tel:${number}` } : { problem: 'panelLinkPhoneInvalid' };
}

export function isHttpsAddress(text: string): boolean {
  return /^https:/i.test(text) && isWebAddress(text);
}

function isWebAddress(text: string): boolean {
  if (text.length > LINK_LIMIT.web || /\s/.test(text) || !/^https?:\/\//i.test(text) || !URL.canParse(text))
    return false;
  const { hostname } = new URL(text);
  return /^(?:localhost|[^.]+(?:\.[^.]+)+|\[.+\])$/.test(hostname);
}
