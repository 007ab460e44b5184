/** Statuses below 500 of a server that may accept a retry: timeout, too early, too many requests. */
const PASSING = [408, 425, 429];

export interface Outcome {
  /** `delivered`: the server has it; `refused`: it will never accept it; `again`: a retry may succeed. */
  readonly kind: 'delivered' | 'refused' | 'again';
  /** The `Retry-After` header, if any. */
  readonly retryAfter?: string | null;
}

export function readOutcome(status: number): Outcome['kind'] {
  if (status >= 200 && status < 300) return 'delivered';
  return status >= 500 || PASSING.includes(status) ? 'again' : 'refused';
}
