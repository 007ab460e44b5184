import type { ErrorCode } from '../../platform/errors';
import type { ActionContext } from '../request/action';
import type { ActionOutcome } from '../request/action-outcome';

const MINUTE_MS = 60_000;

export interface ForNow {
  readonly code: ErrorCode;
  /** Message with the time to wait. */
  readonly message: (minutes: number) => string;
}

/** Refuses after too many attempts, with the time to wait. */
export function refuseForNow(
  waitMs: number,
  { reply }: Pick<ActionContext, 'reply'>,
  { code, message }: ForNow,
): ActionOutcome {
  void reply.header('retry-after', Math.ceil(waitMs / 1000));
  return { kind: 'refused', code, message: message(Math.ceil(waitMs / MINUTE_MS)) };
}
