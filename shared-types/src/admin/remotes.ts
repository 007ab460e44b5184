/** Calls of the page that lists the remotes. */
export const REMOTES_CALLS = {
  /** Every remote as it stands, and the last changes, for programs. */
  listRemotes: { method: 'GET', path: '/api/config/remotes' },
  /** Every change of what is live, newest first, as a file of comma-separated values. */
  getRemoteChanges: { method: 'GET', path: '/api/config/remotes/changes' },
} as const;

/** A version that so many of a hundred visitors have. */
export interface RemoteCanary {
  readonly version: string;
  readonly percent: number;
}

/** A site and the version it has. */
export interface RemotePin {
  /** Identifier of the site. */
  readonly site: string;
  readonly version: string;
}

/** A remote, or the shell, as it stands. */
export interface RemoteStatus {
  readonly name: string;
  /** The live version; null where none was ever live. */
  readonly version: string | null;
  /** When it was published, in the site's language with the time zone; absent with the version. */
  readonly publishedText?: string;
  /** False: its code does not run in pages. */
  readonly enabled: boolean;
  /** False: its HTML gives way to the fallback. */
  readonly renders: boolean;
  /** True while newer versions go live by themselves. */
  readonly isFollowing: boolean;
  /** A version that some visitors have before the others. */
  readonly canary?: RemoteCanary;
  /** Sites that have a version of their own. */
  readonly pins: readonly RemotePin[];
  /** Sites in whose pages its code does not run, by identifier; without the shell's, a site is HTML only. */
  readonly offAt: readonly string[];
  /** Its errors in pages of all sites in the last 24 hours, whichever version they were in. */
  readonly errors: number;
  /** What three of four of its features' starts in the same time took at most; absent where none was told of. */
  readonly startText?: string;
}

/** What a change was about. */
export type RemoteDifference =
  | { readonly kind: 'version'; readonly from: string; readonly to: string }
  | { readonly kind: 'first'; readonly to: string }
  | { readonly kind: 'code' | 'html' | 'follow'; readonly isOn: boolean }
  | ({ readonly kind: 'canary' } & RemoteCanary)
  | { readonly kind: 'canary-ended'; readonly version: string }
  | ({ readonly kind: 'pin' } & RemotePin)
  | { readonly kind: 'unpin' | 'off-at' | 'on-at'; readonly site: string };

/** A change of what is live. */
export interface RemoteChange {
  /** Grows with every change, of whichever remote. */
  readonly serial: number;
  readonly remote: string;
  /** Who made it: an email address, or the name of who was at a terminal. */
  readonly who: string;
  readonly reason: string;
  /** ISO time. */
  readonly at: string;
  /** The same in the site's language, with the time zone. */
  readonly atText: string;
  readonly differences: readonly RemoteDifference[];
  /** The serial of the change that it took back. */
  readonly undoes?: number;
}

/** Something of what is to be live that cannot be trusted, or not be had at the moment; pages go on without. */
export interface RemoteTrouble {
  readonly remote: string;
  /** What is wrong, what happens now and what to do, in the site's language. */
  readonly text: string;
}

/** Answer to the loader `admin/remotes/list`. */
export interface RemotesView {
  /** By name, the shell among them. */
  readonly remotes: readonly RemoteStatus[];
  /** The last changes, newest first. */
  readonly changes: readonly RemoteChange[];
  /** What the server that answers cannot follow; absent where all is well. */
  readonly troubles?: readonly RemoteTrouble[];
}
