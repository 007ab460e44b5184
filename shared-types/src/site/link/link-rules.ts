/**
 * Characters that a link of each category must have fewer than, without the `mailto:`, `tel:` or `sms:` before it;
 * `file` is for files of the site's library.
 */
export const LINK_LIMIT = {
  anchor: 100,
  phone: 50,
  sms: 1000,
  email: 1000,
  script: 250,
  ftp: 100,
  page: 150,
  web: 2000,
  file: 2000,
} as const;
export type LinkCategory = keyof typeof LINK_LIMIT;

/** Why a link is refused. `form`: it is none of the categories, or not of their form. */
export type LinkProblem = 'form' | 'script' | `${Exclude<LinkCategory, 'script'>}Form` | `${LinkCategory}Long`;

const LEAST_DIGITS = 4;
const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;
const UNWRITABLE = /[\s\\]/;
const SAFE_START = /^(?:\/(?![/\\])|#|https?:\/\/|ftp:\/\/|mailto:|tel:|sms:)/i;
const CATEGORIES: readonly (readonly [RegExp, LinkCategory])[] = [
  [/^#/, 'anchor'],
  [/^\/(?:api\/files|images)\//, 'file'],
  [/^\/(?![/\\])/, 'page'],
  [/^https?:/i, 'web'],
  [/^mailto:/i, 'email'],
  [/^tel:/i, 'phone'],
  [/^sms:/i, 'sms'],
  [/^ftp:/i, 'ftp'],
  [/^javascript:/i, 'script'],
];

/** What a link is by its beginning; undefined for anything that links cannot be. */
export function linkCategory(href: string): LinkCategory | undefined {
  return CATEGORIES.find(([start]) => start.test(href))?.[1];
}

/** True for a path of this site, an anchor, or a scheme that runs no code. The link may be of a wrong form all the same. */
export function isSafeLink(href: string): boolean {
  return SAFE_START.test(href);
}

/**
 * The rule for every link that an owner stores, in the browser and on the server; undefined for a right one. Scripts are
 * never right: the policy of the pages would not run them.
 *
 * @implements LINK-01 LINK-02 LINK-03 LINK-04 LINK-05 LINK-06 LINK-07 LINK-08 LINK-09
 */
export function linkProblem(href: string): LinkProblem | undefined {
  const category = linkCategory(href);
  if (category === undefined) return 'form';
  const bounded = hasScheme(category) ? href.slice(href.indexOf(':') + 1) : href;
  if (bounded.length >= LINK_LIMIT[category]) return `${category}Long`;
  if (category === 'script') return 'script';
  return IS_RIGHT[category](bounded) ? undefined : `${category}Form`;
}

function hasScheme(category: LinkCategory): boolean {
  return category === 'email' || category === 'phone' || category === 'sms';
}

const IS_RIGHT: Readonly<Record<Exclude<LinkCategory, 'script'>, (text: string) => boolean>> = {
  anchor: isWritable,
  file: isWritable,
  page: isWritable,
  phone: isPhoneNumber,
  sms: (text) => text !== '' && !/[\r\n]/.test(text),
  email: (text) => EMAIL.test(text.split('?', 1)[0] ?? ''),
  web: isWebAddress,
  ftp: isWebAddress,
};

function isWritable(text: string): boolean {
  return !UNWRITABLE.test(text);
}

function isPhoneNumber(text: string): boolean {
  return /^[\d-]+$/.test(text) && text.replaceAll('-', '').length >= LEAST_DIGITS;
}

/** A host with a point or `localhost`, and no user name, which would disguise the host. */
function isWebAddress(text: string): boolean {
  if (!isWritable(text) || !/^[a-z]+:\/\//i.test(text) || !URL.canParse(text)) return false;
  const { hostname, username, password } = new URL(text);
  return username === '' && password === '' && /^(?:localhost|[^.]+(?:\.[^.]+)+|\[.+\])$/.test(hostname);
}

/** True for the address of one of these hosts, or of a host below one of them. */
export function isLinkToHost(href: string, hosts: readonly string[]): boolean {
  if (linkCategory(href) !== 'web' || linkProblem(href) !== undefined) return false;
  const { hostname } = new URL(href);
  return hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));
}
