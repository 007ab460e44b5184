export const REMOTES_CALLS = {
  /** All remotes and the last changes; for programs. */
  listRemotes: { method: 'GET', path: '/api/config/remotes' },
  /** All changes of live versions, newest first, as CSV. */
  getRemoteChanges: { method: 'GET', path: '/api/config/remotes/changes' },
} as const;

/** A version for a percentage of visitors. */
export interface RemoteCanary {
  readonly version: string;
  readonly percent: number;
}

export interface RemotePin {
  /** Site identifier. */
  readonly site: string;
  readonly version: string;
}

export interface RemoteStatus {
  readonly name: string;
  /** The live version; null if there has never been one. */
  readonly version: string | null;
  /** Publication time with time zone; absent without a version. */
  readonly publishedText?: string;
  /** False: its code does not run in pages. */
  readonly enabled: boolean;
  /** False: its fallback replaces its HTML. */
  readonly renders: boolean;
  /** True if new versions go live automatically. */
  readonly isFollowing: boolean;
  /** A version that some visitors get first. */
  readonly canary?: RemoteCanary;
  readonly pins: readonly RemotePin[];
  /** Identifiers of sites whose pages do not run its code; without the shell, a site is HTML only. */
  readonly offAt: readonly string[];
  /** Errors of all versions on all sites in the last 24 hours. */
  readonly errors: number;
  /** 75th percentile of its feature starts in that time; absent without any. */
  readonly startText?: string;
}

export type RemoteDifference =
  | { readonly kind: 'version'; readonly from: string; readonly to: string }
  | { readonly kind: 'first'; readonly to: string }
  | { readonly kind: 'code' | 'html' | 'follow'; readonly isOn: boolean }
  | ({ readonly kind: 'canary' } & RemoteCanary)
  | { readonly kind: 'canary-ended'; readonly version: string }
  | ({ readonly kind: 'pin' } & RemotePin)
  | { readonly kind: 'unpin' | 'off-at' | 'on-at'; readonly site: string };

export interface RemoteChange {
  /** Increases with every change of any remote. */
  readonly serial: number;
  readonly remote: string;
  /** An email address, or the user name at a terminal. */
  readonly who: string;
  readonly reason: string;
  /** ISO 8601 time. */
  readonly at: string;
  readonly atText: string;
  readonly differences: readonly RemoteDifference[];
  /** Serial of the change that this one undoes. */
  readonly undoes?: number;
}

/** A file or setting that cannot be trusted or fetched; pages work without it. */
export interface RemoteTrouble {
  readonly remote: string;
  /** Problem, effect and remedy, in the site's language. */
  readonly text: string;
}

/** Data of the loader `admin/remotes/list`. */
export interface RemotesView {
  /** By name, including the shell. */
  readonly remotes: readonly RemoteStatus[];
  /** Newest first. */
  readonly changes: readonly RemoteChange[];
  /** Settings that this server cannot apply; absent if there are none. */
  readonly troubles?: readonly RemoteTrouble[];
}
