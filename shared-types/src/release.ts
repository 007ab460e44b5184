/** A version of the shell or a remote as named by the page; no other code can load or run. */
export interface ReleasedVersion {
  readonly version: string;
  readonly contract: number;
  /** URL of the version folder, with a trailing slash. */
  readonly base: string;
  /** Entry script, relative to `base`. */
  readonly entry: string;
  /** Integrity values (`sha384-…`) of the files that this page may load, by path relative to `base`. */
  readonly files: Readonly<Record<string, string>>;
}

/** The file for Escape and sign-out, relative to the shell's `base`; only in releases of pages that may need it. */
export const ACCOUNT_KEYS_FILE = 'client/account.js';

/** Popup files, relative to the shell's `base`; only in releases of pages with a popup and of accounts' pages. */
export const OVERLAY_FILES = { script: 'client/overlays.js', style: 'client/popup-overlay.css' } as const;

/** The shell's main bundle under development, relative to its `base`; shows bus events in the browser's timeline. */
export const DEVELOPMENT_SHELL_FILE = 'client/development.js';

/**
 * Relative to the shell's `base`. `closing` is inlined in pages with the bar; `script` updates the bar. `style` is for
 * pages without a bar. The latter two are only in releases of accounts' pages.
 */
export const ANNOUNCEMENT_FILES = {
  closing: 'client/closing.js',
  script: 'client/announcement.js',
  style: 'client/announcement-bar.css',
} as const;

/** The versions that this page may run, for this site and visitor. */
export interface Release {
  /** Increases with every change of a release rule. */
  readonly serial: number;
  readonly shell: ReleasedVersion;
  /** By name; disabled remotes are not included. */
  readonly remotes: Readonly<Record<string, ReleasedVersion>>;
  /** Versions of other remotes with only HTML on the page, by name; absent if there are none. */
  readonly shown?: Readonly<Record<string, string>>;
}
