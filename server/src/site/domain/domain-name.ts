import { isIP } from 'node:net';
import { domainToUnicode } from 'node:url';
import { DOMAINS_LIMIT } from 'shared-types/admin/domains';
import { getDomain, getPublicSuffix } from 'tldts';

/** Why a name cannot be connected. `platform`: it is the product host, or below it. */
export type DomainMistake = 'empty' | 'form' | 'long' | 'address' | 'suffix' | 'platform';

const LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;
const SCHEME = /^https?:\/\//i;
/** Names that no server of the internet has (RFC 6761, RFC 8375, RFC 6762). */
const LOCAL = /(?:^|\.)(?:localhost|local|internal|invalid|home\.arpa)$/;

type ReadDomain =
  | { readonly domain: string; readonly mistake?: undefined }
  | { readonly domain?: undefined; readonly mistake: DomainMistake };

/** Reads a domain that an owner typed, or pasted as a URL; returns it in lower case and ASCII. */
export function readDomain(typed: string, appDomain: string): ReadDomain {
  const text = typed.trim();
  if (text === '') return { mistake: 'empty' };
  const domain = hostIn(text)?.replace(/\.$/, '');
  if (!domain) return { mistake: 'form' };
  if (isIP(domain.replace(/^\[|\]$/g, '')) !== 0) return { mistake: 'address' };
  if (domain.length > DOMAINS_LIMIT.name) return { mistake: 'long' };
  if (!domain.split('.').every((label) => LABEL.test(label))) return { mistake: 'form' };
  if (domain === appDomain || domain.endsWith(`.${appDomain}`)) return { mistake: 'platform' };
  if (LOCAL.test(domain)) return { mistake: 'address' };
  return isSuffix(domain) ? { mistake: 'suffix' } : { domain };
}

/** The host of a URL, or of a text that would be one with a scheme, in lower case and ASCII. */
function hostIn(text: string): string | undefined {
  const url = SCHEME.test(text) ? text : `https://${text}`;
  if (!URL.canParse(url)) return undefined;
  const { hostname, username } = new URL(url);
  return username === '' ? hostname : undefined;
}

/** True for names below which anybody can register, like `co.uk`, and for names of one label. */
function isSuffix(domain: string): boolean {
  return !domain.includes('.') || getPublicSuffix(domain, { allowPrivateDomains: true }) === domain;
}

/** The domain that somebody has registered, at or above this one. */
export function registeredDomain(domain: string): string {
  return getDomain(domain) ?? domain;
}

/** A domain in the letters of its language. */
export function shownDomain(domain: string): string {
  return domainToUnicode(domain) || domain;
}
