/** Statuses of a server that may take the same call later: it was slow, busy, or asked too often. Those from 500 on are others. */
const PASSING = [408, 425, 429];
/** Nobody is to keep silent for days because of one reply. */
const LONGEST_ASKED_MS = 3_600_000;

/** What a reply says about a call. */
export interface Outcome {
  /** `delivered`: the server has it, from this time or an earlier one; `refused`: it never takes it; `again`: perhaps later. */
  readonly kind: 'delivered' | 'refused' | 'again';
  /** How long the server asks to wait, in milliseconds; 0 where it does not. */
  readonly askedMs: number;
}

/** What there is of a reply; status 0 where none came. */
export interface ReplyParts {
  readonly status: number;
  /** The header `Retry-After`: seconds, or a date. */
  readonly retryAfter?: string | null;
  readonly nowMs: number;
}

/** Reads whether a call arrived. */
export function readOutcome({ status, retryAfter, nowMs }: ReplyParts): Outcome {
  if (status >= 200 && status < 300) return { kind: 'delivered', askedMs: 0 };
  const isPassing = status === 0 || status >= 500 || PASSING.includes(status);
  return { kind: isPassing ? 'again' : 'refused', askedMs: retryAfter ? askedMs(retryAfter, nowMs) : 0 };
}

function askedMs(retryAfter: string, nowMs: number): number {
  const asked = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - nowMs;
  return Math.min(LONGEST_ASKED_MS, Math.max(0, asked || 0));
}
