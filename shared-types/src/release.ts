/** A version of the shell or of a remote as the page names it: nothing else can load or run. */
export interface ReleasedVersion {
  readonly version: string;
  readonly contract: number;
  /** Address of the version folder, ending in a slash. */
  readonly base: string;
  /** The entry script, relative to `base`. */
  readonly entry: string;
  /** Integrity values (`sha384-…`) by path relative to `base`: the files this page may load. */
  readonly files: Readonly<Record<string, string>>;
}

/**
 * The shell's file for the ways between a site and its admin area, relative to its `base`. It is in the release
 * of a page that can need it only: for an account, where the site lets Escape lead to signing in, or after a sign-out.
 */
export const ACCOUNT_KEYS_FILE = 'client/account.js';

/**
 * The shell's files for what lies over a page, relative to its `base`: the popup and the overlays manager, and the popup's
 * style sheet. They are in the release of a page that has a popup, and of every page of an account.
 */
export const OVERLAY_FILES = { script: 'client/overlays.js', style: 'client/popup-overlay.css' } as const;

/**
 * The shell's main bundle as a server under development serves it, relative to its `base`: it also puts the events of the
 * bus on the browser's timeline. No other page has it in its release.
 */
export const DEVELOPMENT_SHELL_FILE = 'client/development.js';

/**
 * The shell's files for a site's announcement, relative to its `base`. `closing` closes the bar; it is no file of a release
 * but stands in the HTML of a page that shows the bar. `script` lets the bar follow its owner's changes, with the style
 * sheet that a page without words lacks: both are in the release of every page of an account, and of no other.
 */
export const ANNOUNCEMENT_FILES = {
  closing: 'client/closing.js',
  script: 'client/announcement.js',
  style: 'client/announcement-bar.css',
} as const;

/** Which versions this page may run, for this site and this visitor. */
export interface Release {
  /** Grows with every change of a rule. */
  readonly serial: number;
  readonly shell: ReleasedVersion;
  /** By remote name; a remote that is off is not listed. */
  readonly remotes: Readonly<Record<string, ReleasedVersion>>;
  /** Versions of the other remotes whose HTML the page shows, by name: nothing of theirs may load. Absent where there are none. */
  readonly shown?: Readonly<Record<string, string>>;
}
