import type { Release } from 'shared-types/release';
import type { PageContext } from 'shared-types/site/context';
import type { FederationGlobal } from '../federation/page-global';
import type { ErrorBuffer } from '../host/telemetry/error-buffer';
import type { StartAccountKeys } from '../features/account-keys/account-keys.effects';
import type { StartAnnouncementBar } from '../features/announcement-bar/announcement-bar.effects';
import type { LoadAnnouncementBarParts } from '../features/announcement-bar/load-announcement-bar';
import type { OverlaysParts } from '../features/popup-overlay/popup-overlay.effects';
import type { FreshHtml, FreshHtmlInput } from '../release/fresh-html';
import type { CreateDeferred } from './create-deferred';

/** The shell's global, `colonnade`. It outlives a teardown, since the files that put themselves here run only once. */
export interface PageGlobal extends FederationGlobal {
  readonly context: PageContext;
  readonly release: Release;
  /** Errors and marks from before telemetry listened. */
  readonly errors: ErrorBuffer;
  /** True while the page is initialised. */
  readonly isInitialised: boolean;
  /** Makes the deferred bundle's part of the shell; that bundle puts it here. */
  deferred?: CreateDeferred;
  /** Opens the ways to the admin area and out of it; the file for them puts it here. */
  account?: StartAccountKeys;
  /** Starts what lies over the page, and fetches what follows the site's announcement; the file for it puts it here. */
  overlays?: (parts: OverlaysParts & LoadAnnouncementBarParts) => void;
  /** Has the announcement bar follow its owner's changes; the file for it puts it here. */
  announcement?: StartAnnouncementBar;
  /** Makes what gives stopped blocks fresh HTML; the file for it puts it here. */
  fresh?: (input: FreshHtmlInput) => FreshHtml;
  /** Stops everything and returns the page to "not initialised". */
  teardown(): void;
  /** Starts the page again. */
  start(): void;
}
