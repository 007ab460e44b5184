import type { KeyObject } from 'node:crypto';

/** Where places are looked up, and with whose key. */
export interface PlacesConfig {
  /** A key for Google's Places API (New). */
  readonly key: string;
  /** Where it answers, without a slash at the end. */
  readonly url: string;
}

/** A bucket of an S3-compatible store, and with whose keys. */
export interface BucketConfig {
  /** Where the store answers, without a slash at the end; the bucket is the first part of the path behind it. */
  readonly endpoint: string;
  readonly name: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** What an instance of the server is told from outside; read once, in `env.ts`. */
export interface Config {
  /** Milliseconds that the server goes on answering after it was asked to end, so that proxies learn of it first. */
  readonly drainMs: number;
  /** Port for visitors. */
  readonly port: number;
  /** Port that browsers reach it by, where that is neither `port` nor the scheme's own: of a proxy or a container. */
  readonly publicPort?: number;
  /** Where weaknesses are reported: an address of `https:`, `mailto:` or `tel:`; `/.well-known/security.txt` is not there where absent. */
  readonly securityContact?: string;
  /** Folder for everything kept on disk: the embedded database, artifacts, pictures. Absolute. */
  readonly dataDir: string;
  /** Folder that holds the built packages, each with its `dist`. Absolute. */
  readonly packagesDir: string;
  /** The product host: below it every site is reached by its identifier. */
  readonly appDomain: string;
  /** Folder of the sample sites, loaded at start; none are loaded where absent. Absolute. */
  readonly samplesDir?: string;
  /** A PostgreSQL of one's own; the embedded one is used where absent. */
  readonly databaseUrl?: string;
  /** The same PostgreSQL past the pooler that `databaseUrl` leads through; absent where there is none. */
  readonly databaseDirectUrl?: string;
  /** Most connections to the database at a time, beside the one that listens for changes. At least 2. */
  readonly databaseConnections: number;
  /** The mail server, with user and password where it asks for them; emails go into files of the data folder where absent. */
  readonly smtpUrl?: string;
  /** What emails say they come from: an address, or a name with an address in angle brackets. */
  readonly mailFrom?: string;
  /** Where artifacts and pictures lie; in `objects` of the data folder where absent. */
  readonly bucket?: BucketConfig;
  /** Addresses and ranges of the proxies in front, whose word is believed of who asks, by which scheme and host; nobody's where absent. */
  readonly trustedProxies?: readonly string[];
  /** The private Ed25519 key that versions are signed with here; one in the data folder where absent. */
  readonly signingKey?: KeyObject;
  /** Public keys of others whose signed builds may run here. */
  readonly trustedKeys?: readonly KeyObject[];
  /** Nobody can look up places where absent. */
  readonly places?: PlacesConfig;
  /** About so many megabytes of memory at most for sites, pages and their parts. */
  readonly cacheMb: number;
  /** Most milliseconds of processor time one block's view may take to render. */
  readonly blockBudgetMs: number;
  /** The same for all views of one page that are rendered together. */
  readonly pageBudgetMs: number;
  /** False renders everything afresh for every request, to measure or to look for a fault. */
  readonly keepsRendered: boolean;
  /** How hard AVIF pictures are packed, from 0 to 9: every step takes longer for fewer bytes. */
  readonly avifEffort: number;
  /** True: pages load themselves again when what they are made from changes; for `npm run dev`. False where absent. */
  readonly isDevelopment?: boolean;
  /** Least severe log line that is written: `silent` for none. */
  readonly logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
}

/** The environment as a process has it. */
export type Env = Readonly<Record<string, string | undefined>>;
