import type { CaptchaSource } from './captcha-source';

export interface Attempts {
  /** The captcha key, if it is complete and still valid. */
  ready(): string | undefined;
  /** The attempt that is under way or has succeeded, else a new one; rejects if it fails. */
  current(): Promise<string>;
  /** A new attempt, whatever became of the last one. */
  renew(): Promise<string>;
}

interface Attempt {
  readonly subject: string;
  readonly result: Promise<string>;
  complete?: { readonly captchaKey: string; readonly untilMs: number };
}

/** Completes a captcha at most once at a time; a failed, expired or outdated attempt is replaced when it is asked for. */
export function attemptsOf(source: CaptchaSource): Attempts {
  let last: Attempt | undefined;
  const renew = (): Promise<string> => {
    const attempt: Attempt = { subject: source.subject(), result: source.complete() };
    last = attempt;
    attempt.result.then(
      (captchaKey) => (attempt.complete = { captchaKey, untilMs: Date.now() + source.validMs }),
      () => (last = last === attempt ? undefined : last),
    );
    return attempt.result;
  };
  const usable = (): Attempt | undefined => {
    const isOld = last?.complete && last.complete.untilMs < Date.now();
    return last?.subject === source.subject() && !isOld ? last : undefined;
  };
  return {
    ready: () => usable()?.complete?.captchaKey,
    current: () => usable()?.result ?? renew(),
    renew,
  };
}
