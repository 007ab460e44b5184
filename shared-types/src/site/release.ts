/** Changes by ops that affect open pages. */
export const RELEASE_CALLS = {
  getNews: { method: 'GET', path: '/api/site/release' },
  /** The same as an event stream: at once, on changes, and at every beat, to detect lost connections. */
  followNews: { method: 'GET', path: '/api/site/release/events' },
} as const;

/** Maximum interval of a stream's messages; after some seconds more, a page considers it lost. */
export const NEWS_BEAT_MS = 9_000;

/** Changes on which open pages must act; others apply with the next navigation. */
export interface ReleaseNews {
  /** Increases with every change; messages with a lower number are outdated. */
  readonly revision: number;
  /** Remotes whose code must not run on this site. */
  readonly off: readonly string[];
  /** Remotes whose HTML is replaced by their fallback. */
  readonly plain: readonly string[];
  /** Versions by name of shell or remote that were live in the last thirty days and are newer than all live ones. */
  readonly takenBack: Readonly<Record<string, readonly string[]>>;
}

/** What ops have stopped in this page since it was opened. */
export interface ReleaseState {
  /** Revision of the underlying `ReleaseNews`. */
  readonly revision: number;
  /** Remotes of the page's release that no longer run. */
  readonly stopped: readonly string[];
}
