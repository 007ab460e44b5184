/** Where open pages hear of what ops change. */
export const RELEASE_CALLS = {
  getNews: { method: 'GET', path: '/api/site/release' },
  /** The same as an event stream: at once, at every change, and at every beat so that a page hears when it is cut off. */
  followNews: { method: 'GET', path: '/api/site/release/events' },
} as const;

/** A stream says something at least this often; a page that hears nothing for some seconds longer takes it for lost. */
export const NEWS_BEAT_MS = 9_000;

/** What an open page of a site must act upon: everything else starts with its next navigation. */
export interface ReleaseNews {
  /** Grows with every change; of two news the one with the lower number is old. */
  readonly revision: number;
  /** Remotes whose code does not run on this site. */
  readonly off: readonly string[];
  /** Remotes whose HTML has given way to their fallback. */
  readonly plain: readonly string[];
  /** Versions, by the name of the shell or remote, that were live within thirty days and are newer than all that are live now. */
  readonly takenBack: Readonly<Record<string, readonly string[]>>;
}

/** What ops have stopped in this page since it was opened. */
export interface ReleaseState {
  /** That of the news it comes from. */
  readonly revision: number;
  /** Remotes of the page's release that do not run any more. */
  readonly stopped: readonly string[];
}
