import { PAGE_GLOBAL, type PageContext } from 'shared-types/site/context';
import type { Release } from 'shared-types/release';
import type { FederationGlobal } from '../federation/page-global';
import type { ErrorBuffer } from '../host/telemetry/error-buffer';
import type { StartAccountKeys } from '../features/account-keys/account-keys.effects';
import type { StartAnnouncementBar } from '../features/announcement-bar/announcement-bar.effects';
import type { LoadAnnouncementBarParts } from '../features/announcement-bar/load-announcement-bar';
import type { OverlaysParts } from '../features/popup-overlay/popup-overlay.effects';
import type { FreshHtml, FreshHtmlInput } from '../release/fresh-html';
import type { CreateDeferred } from '../boot/create-deferred';

export interface PageGlobalPort {
  /** The global; undefined before the page has been initialised. */
  read(): PageGlobal | undefined;
  /** The global; throws if there is none. */
  demand(): PageGlobal;
  write(value: PageGlobal | undefined): void;
}

export function createPageGlobalPort(view: Window = window): PageGlobalPort {
  const holder = view as unknown as Record<string, PageGlobal | undefined>;
  const read = (): PageGlobal | undefined => holder[PAGE_GLOBAL];
  return {
    read,
    demand() {
      const page = read();
      if (!page) throw new Error('The page has never been initialised.');
      return page;
    },
    write: (value) => {
      holder[PAGE_GLOBAL] = value;
    },
  };
}

/**
 * The shell's global, `colonnade`. It survives a teardown, because files that register themselves on it run only once.
 */
export interface PageGlobal extends FederationGlobal {
  readonly context: PageContext;
  readonly release: Release;
  /** Errors and marks from before telemetry listened. */
  readonly errors: ErrorBuffer;
  /** True while the page is initialised. */
  readonly isInitialised: boolean;
  /** Registered by the deferred bundle. */
  deferred?: CreateDeferred;
  /** Registered by the file of account keys. */
  account?: StartAccountKeys;
  /** Registered by the file of overlays. */
  overlays?: (parts: OverlaysParts & LoadAnnouncementBarParts) => void;
  /** Registered by the file of the announcement bar. */
  announcement?: StartAnnouncementBar;
  /** Registered by the file that fetches new HTML for stopped blocks. */
  fresh?: (input: FreshHtmlInput) => FreshHtml;
  /** Stops everything and returns the page to "not initialised". */
  teardown(): void;
  /** Starts the page again. */
  start(): void;
}
