import { linkCategory, linkProblem, type LinkCategory, type LinkProblem } from './link-rules';

/** Kinds of links, in the order of the editor. */
export const LINK_KINDS = ['page', 'web', 'email', 'phone', 'file'] as const;
export type LinkKind = (typeof LINK_KINDS)[number];

export type LinkReading = { readonly href: string; readonly problem?: undefined } | { readonly problem: LinkProblem };

const KIND_OF: Readonly<Record<LinkCategory, LinkKind>> = {
  anchor: 'page',
  page: 'page',
  file: 'file',
  email: 'email',
  phone: 'phone',
  sms: 'phone',
  web: 'web',
  ftp: 'web',
  script: 'web',
};

/** What a link is to, by its address. */
export function linkKind(href: string): LinkKind {
  if (href === '') return 'page';
  return KIND_OF[linkCategory(href) ?? 'web'];
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

/** Reads what was typed into the field of a kind; it is not empty. */
export function readLink(kind: LinkKind, typed: string): LinkReading {
  const href = READERS[kind](typed.trim());
  if (kind === 'page' && !['page', 'file'].includes(linkKind(href))) return { problem: 'pageForm' };
  const problem = linkProblem(href);
  if (problem !== undefined) return { problem: problem === 'form' ? `${kind}Form` : problem };
  return { href };
}

const READERS: Readonly<Record<LinkKind, (text: string) => string>> = {
  page: (text) => text,
  file: (text) => text,
  // An address without a scheme, such as `example.com`, becomes `https:`.
  web: (text) => (/^[a-z][a-z\d+.-]*:(?!\d)/i.test(text) ? text : `https://${text}`),
  email: (text) => (/^mailto:/i.test(text) ? text : `mailto:${text}`),
  phone: phoneHref,
};

/** Spaces, points, slashes and brackets between the digits are left out. */
function phoneHref(text: string): string {
  if (/^sms:/i.test(text)) return text;
  return `tel:${text.replace(/^tel:/i, '').replace(/[\s()./]/g, '')}`;
}
