/** A call that was made before the shell was here. */
export interface EarlyCall {
  readonly reply: Promise<Response>;
  readonly stop: AbortController;
}

/** The window, where it keeps such calls, by the key in what was sent. */
interface EarlyWindow {
  colonnadeEarly?: Map<string, EarlyCall>;
}

/** True where a call sends the fields of a form. */
export function isFields(body: unknown): body is FormData | URLSearchParams {
  return body instanceof FormData || body instanceof URLSearchParams;
}

/** The key of what a call sends; empty where it has none. */
export function keyOf(body: unknown): string {
  const key = isFields(body) ? body.get('key') : '';
  return typeof key === 'string' ? key : '';
}

/** Keeps a call for the shell. */
export function keepEarlyCall(view: Window, key: string, call: EarlyCall): void {
  ((view as EarlyWindow).colonnadeEarly ??= new Map()).set(key, call);
}

/** The reply to the same call, where it was made early. It is given once: anyone who calls again calls anew. */
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
