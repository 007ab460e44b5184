import type { KeyObject } from 'node:crypto';
import type { OutgoingNetwork } from '../outgoing/send-request';

export interface PlacesConfig {
  readonly key: string;
  /** Its URL, without a slash at the end. */
  readonly url: string;
}

/** A bucket of an S3-compatible store, and its keys. */
export interface BucketConfig {
  /** URL of the store, without a slash at the end; the bucket name is the first part of the path. */
  readonly endpoint: string;
  readonly name: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** What scans files of visitors for viruses: a clamd, or a program that is given the path of each. */
export type VirusScanConfig =
  | {
      readonly kind: 'clamd';
      readonly address: { readonly host: string; readonly port: number } | { readonly path: string };
    }
  | { readonly kind: 'program'; readonly path: string };

/** Where a stand-in for Stripe listens. */
export interface StripeAddress {
  readonly host: string;
  readonly port: number;
  readonly protocol: 'http' | 'https';
}

/** Settings of a server instance; read once, in `env.ts`. */
export interface Config {
  /** Milliseconds that the server still answers after a stop signal, so that proxies notice first. */
  readonly drainMs: number;
  readonly port: number;
  /** Port that browsers use, if it is neither `port` nor the scheme's default: of a proxy or a container. */
  readonly publicPort?: number;
  /** Contact in `/.well-known/security.txt`, an `https:`, `mailto:` or `tel:` URL; without it there is no such file. */
  readonly securityContact?: string;
  /** Folder of all local data: embedded database, artifacts, pictures. Absolute. */
  readonly dataDir: string;
  /** Folder of the built packages, each with its `dist`. Absolute. */
  readonly packagesDir: string;
  /** Domain below which every site has a subdomain. */
  readonly appDomain: string;
  /** Folder of the sample sites loaded at start, if any. Absolute. */
  readonly samplesDir?: string;
  /** An external PostgreSQL; the embedded one by default. */
  readonly databaseUrl?: string;
  /** The same PostgreSQL without the pooler in `databaseUrl`. */
  readonly databaseDirectUrl?: string;
  /** Most database connections, not counting the one that listens for notices. At least 2. */
  readonly databaseConnections: number;
  /** The mail server, with user and password if needed; without one, emails become files in the data folder. */
  readonly smtpUrl?: string;
  /** Sender of emails: an address, or a name with an address in angle brackets. */
  readonly mailFrom?: string;
  /** Bucket for artifacts and pictures; `objects` in the data folder by default. */
  readonly bucket?: BucketConfig;
  /** Addresses and ranges of proxies whose `X-Forwarded-*` headers are trusted. */
  readonly trustedProxies?: readonly string[];
  /** Private Ed25519 key that signs versions; by default one in the data folder. */
  readonly signingKey?: KeyObject;
  /** Public keys of other servers, whose signed builds may run here. */
  readonly trustedKeys?: readonly KeyObject[];
  readonly places?: PlacesConfig;
  /** Secrets of captcha services by site key. */
  readonly captchaSecrets?: ReadonlyMap<string, string>;
  /** How services that owners connect are reached; the public internet by default, and a stand-in in tests. */
  readonly outgoing?: OutgoingNetwork;
  /** Where Stripe is reached, instead of its own address; for tests. */
  readonly stripe?: StripeAddress;
  /** DNS servers that own domains are looked up at, as `address` or `address:port`; those of the system by default. */
  readonly dnsServers?: readonly string[];
  /** Port at which certificates of own domains are looked at; 443 by default, and another in tests. */
  readonly certificatePort?: number;
  /** Scans what visitors send; nothing is scanned without it. */
  readonly virusScan?: VirusScanConfig;
  /** Origin of an rspamd that is asked about submissions of forms, if there is one. */
  readonly spamCheckUrl?: string;
  /** Approximate megabytes of memory for cached sites, pages and fragments. */
  readonly cacheMb: number;
  /** Most milliseconds of processor time to render one block. */
  readonly blockBudgetMs: number;
  /** The same for all views of a page together. */
  readonly pageBudgetMs: number;
  /** False renders every request from scratch, to measure or to debug. */
  readonly keepsRendered: boolean;
  /** Compression effort of AVIF pictures, from 0 to 9: slower and smaller with every step. */
  readonly avifEffort: number;
  /** True to resize new pictures ahead of the first request for them. */
  readonly makesRenditionsAhead: boolean;
  /** True for forms of styles, and of header and footer, that send what was changed alone; false by default. */
  readonly savesDesignPatches?: boolean;
  /** False for a server that leaves the work that no request asks for to others; true by default. */
  readonly runsJobs?: boolean;
  /** True to reload open pages after a change; for `npm run dev`. False by default. */
  readonly isDevelopment?: boolean;
  /** Lowest level of log lines; `silent` for none. */
  readonly logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
}

export type Env = Readonly<Record<string, string | undefined>>;
