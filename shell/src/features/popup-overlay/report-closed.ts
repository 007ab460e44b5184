import type { Consent } from 'shared-types/host/consent';
import type { Request } from 'shared-types/host/request';
import type { PageData } from 'shared-types/site/page/page-data';
import type { PopupOverlaySettings } from 'shared-types/site/page/popup-overlay';
import { CENSUS_CALLS } from 'shared-types/telemetry/census';

interface ClosedPopup {
  readonly consent: Pick<Consent, 'allows'>;
  readonly data: Pick<PageData, 'context'>;
  readonly request: Request;
  readonly settings: Pick<PopupOverlaySettings, 'style' | 'version'>;
}

/** Counts the closing for the site's owner. Telemetry, under the same consent, has counted that the popup was shown. */
export function reportClosed({ consent, data, request, settings: { style, version } }: ClosedPopup): void {
  if (!consent.allows('analytics') || data.context.authenticatedAccount) return;
  const body = { style, version, event: 'closed' };
  // It may be a link to another page that closes it.
  void request(CENSUS_CALLS.overlay.path, { method: 'POST', body, keepalive: true });
}
