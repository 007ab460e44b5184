/** A call made before the shell was loaded. */
export interface EarlyCall {
  readonly reply: Promise<Response>;
  readonly stop: AbortController;
}

/** The window's early calls by idempotency key. */
interface EarlyWindow {
  colonnadeEarly?: Map<string, EarlyCall>;
}

/** True for the fields of a form. */
export function isFields(body: unknown): body is FormData | URLSearchParams {
  return body instanceof FormData || body instanceof URLSearchParams;
}

/** The idempotency key of a body; empty if it has none. */
export function keyOf(body: unknown): string {
  const key = isFields(body) ? body.get('key') : '';
  return typeof key === 'string' ? key : '';
}

/** Stores a call for the shell. */
export function keepEarlyCall(view: Window, key: string, call: EarlyCall): void {
  ((view as EarlyWindow).colonnadeEarly ??= new Map()).set(key, call);
}

/** The reply of the same call, if it was made early. Returned once; later calls are new. */
export function takeEarlyReply(
  view: Window,
  { body, signal }: Pick<RequestInit, 'body' | 'signal'>,
): Promise<Response> | undefined {
  const calls = (view as EarlyWindow).colonnadeEarly;
  const key = keyOf(body);
  const call = calls?.get(key);
  calls?.delete(key);
  signal?.addEventListener('abort', () => call?.stop.abort());
  return call?.reply;
}
