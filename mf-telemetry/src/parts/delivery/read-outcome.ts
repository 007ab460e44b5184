/** Statuses of a server that may take the same call later: it was slow, busy, or asked too often. Those from 500 on are others. */
const PASSING = [408, 425, 429];

/** What became of a call. */
export interface Outcome {
  /** `delivered`: the server has it, from this time or an earlier one; `refused`: it never takes it; `again`: perhaps later. */
  readonly kind: 'delivered' | 'refused' | 'again';
  /** The header `Retry-After`, where the reply has one. */
  readonly retryAfter?: string | null;
}

/** What the status of a reply says about a call. */
export function readOutcome(status: number): Outcome['kind'] {
  if (status >= 200 && status < 300) return 'delivered';
  return status >= 500 || PASSING.includes(status) ? 'again' : 'refused';
}
