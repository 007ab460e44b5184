import type { BrowserHost } from 'shared-types/host/host';

/** What a call counts as that threw instead of answering: it failed, and nobody knows what the server did. */
export interface SurprisedOutcome {
  readonly ok: false;
  readonly code: 'commerce/surprise';
  readonly message: '';
  readonly isUnsure: true;
}

/** Reports what a call threw, and lets it count as failed. */
export function failedBy(error: unknown, { telemetry }: Pick<BrowserHost, 'telemetry'>): SurprisedOutcome {
  void telemetry.error(error);
  return { ok: false, code: 'commerce/surprise', message: '', isUnsure: true };
}
