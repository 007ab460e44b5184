import type { BrowserHost } from 'shared-types/host/host';

/** Outcome of a call that threw: it failed, and what the server did is unknown. */
export interface SurprisedOutcome {
  readonly ok: false;
  readonly code: 'commerce/surprise';
  readonly message: '';
  readonly isUnsure: true;
}

/** Reports a thrown error, and returns a failed outcome. */
export function failedBy(error: unknown, { telemetry }: Pick<BrowserHost, 'telemetry'>): SurprisedOutcome {
  void telemetry.error(error);
  return { ok: false, code: 'commerce/surprise', message: '', isUnsure: true };
}
