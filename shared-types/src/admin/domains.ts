import type { FormReply } from '../failure';
export type { AddDomain, CheckDomain, RemoveDomain, UseMainDomain } from '../requests/admin.generated';

export const DOMAIN_CALLS = {
  /** Adds a domain to the site; it is served once its TXT record was found. */
  addDomain: { method: 'POST', path: '/api/config/domains/domain' },
  /** Looks up the records of a domain at once. */
  checkDomain: { method: 'POST', path: '/api/config/domains/checks' },
  /** Makes a domain the site's main address, or the site's address on the platform again. */
  useMainDomain: { method: 'POST', path: '/api/config/domains/main' },
  /** Takes a domain off the site, after confirmation. */
  removeDomain: { method: 'POST', path: '/api/config/domains/removal' },
  /** Data of the page, to follow checks. */
  getDomains: { method: 'GET', path: '/api/config/domains' },
} as const;

/** What `useMainDomain` gets for no main domain; it is no domain. */
export const NO_MAIN_DOMAIN = 'none';

/** Query parameter of the page: what was done. */
export const DOMAINS_DONE_PARAMETER = 'done';
export const DOMAINS_DONE = ['added', 'checked', 'main', 'platform', 'removed'] as const;
export type DomainsDone = (typeof DOMAINS_DONE)[number];

export const DOMAINS_LIMIT = {
  /** Domains of a site. */
  most: 10,
  /** Characters of a name, so that the name of its TXT record has no more than 253. */
  name: 242,
  /** Characters of what owners type, which may be a URL or have other letters than ASCII. */
  typed: 1000,
} as const;

/** What DNS says of a record. `wrong`: it has other values. */
export type RecordState = 'right' | 'missing' | 'wrong';

/**
 * What a TLS connection to a domain shows. `none`: no secure connection. `wrongName`: the certificate of another name.
 * `untrusted`: of an issuer that browsers do not know. `private`: the domain leads to a private network.
 */
export type CertificateState = 'valid' | 'none' | 'expired' | 'wrongName' | 'untrusted' | 'private';

/**
 * What is the matter with a domain. `new`: not checked yet. `waiting`: records are missing or wrong. `taken`: another site
 * has it. `ended`: taken off because its records were gone for days. `leaving`: the same, before those days are over.
 * `secured`: certificate and records are right.
 */
export type DomainStatus = 'new' | 'waiting' | 'taken' | 'ended' | 'leaving' | 'connected' | 'secured';

export interface DomainRecord {
  /** `ALIAS` is for domains that cannot have a `CNAME`. */
  readonly type: 'CNAME' | 'ALIAS' | 'TXT';
  readonly name: string;
  /** The name without the domain it is registered below; `@` for that one itself. */
  readonly shortName: string;
  readonly value: string;
  /** IP addresses for `A` and `AAAA` records in place of an `ALIAS`. */
  readonly addresses: readonly string[];
  /** Absent before the first answer. */
  readonly state?: RecordState;
  /** Values that DNS has in place of the right one. */
  readonly found: readonly string[];
}

export interface DomainView {
  /** As stored: lower case, ASCII. */
  readonly domain: string;
  /** In the letters of its language. */
  readonly name: string;
  readonly status: DomainStatus;
  readonly records: readonly DomainRecord[];
  readonly isVerified: boolean;
  /** True if an owner has chosen it as the main address. */
  readonly isMain: boolean;
  /** True if other addresses lead there now. */
  readonly isReady: boolean;
  /** True if DNS did not answer at the last check. */
  readonly isSilent: boolean;
  /** Time of the last check, formatted. */
  readonly checkedText?: string;
  /** When a domain without records is taken off the site, formatted. */
  readonly endsText?: string;
  /** Absent while the domain does not lead here. */
  readonly certificate?: { readonly state: CertificateState; readonly untilText?: string };
}

/** An address that the site has beside its own domains. */
export interface SiteAddress {
  readonly host: string;
  /** `platform`: below the product host. `imported`: of the site document. */
  readonly kind: 'platform' | 'imported';
}

/** Data of the loader `admin/domains/list`. */
export interface DomainsView {
  readonly addresses: readonly SiteAddress[];
  /** The host of links and search results. */
  readonly mainHost: string;
  readonly domains: readonly DomainView[];
  readonly done?: DomainsDone;
}

/** Reply to the calls that change something. */
export interface DomainsReply extends FormReply {
  readonly message: string;
  readonly location: string;
}
