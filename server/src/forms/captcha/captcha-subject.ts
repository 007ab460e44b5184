/** What a proof is valid for. One key stores one submission, so a proof serves for one. */
export interface CaptchaSubject {
  readonly site: string;
  readonly form: string;
  /** Idempotency key of the submission. */
  readonly key: string;
}

export function isSameSubject(
  { site, form, key }: CaptchaSubject,
  other: Readonly<Partial<Record<string, unknown>>>,
): boolean {
  return other['site'] === site && other['form'] === form && other['key'] === key;
}
