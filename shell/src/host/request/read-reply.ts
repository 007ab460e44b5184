import type { Failure } from 'shared-types/failure';
import type { RequestOptions, RequestResult } from 'shared-types/host/request';
import type { messages } from './request.messages';

export type RequestMessages = Readonly<Record<keyof typeof messages, string>>;

/** Fields of a failed reply. Replies may also come from proxies. */
export interface FailureBody extends Partial<Failure> {
  readonly message?: string;
  readonly billingErrorCode?: string | number;
}

export interface Reply {
  readonly status: number;
  readonly text: string;
  /** Path as the caller passed it, without the crumb. */
  readonly path: string;
  readonly format: RequestOptions['format'];
}

export interface ReadReply {
  readonly result: RequestResult<unknown>;
  readonly failure?: FailureBody;
  /** True for a failure that is worth another attempt. */
  readonly passing: boolean;
  /** Technical reason for the owner's error reports; visitors get a simpler message. */
  readonly report?: string;
}

/** Statuses whose own message is shown. */
const SHOWN_STATUSES = [400, 401, 500, 502];
/** Statuses with a fixed message. */
const FIXED: Readonly<Record<number, keyof RequestMessages>> = {
  401: 'unauthorized',
  403: 'unauthorized',
  500: 'internal',
  501: 'internal',
  503: 'unavailable',
};

/**
 * Converts a reply to a result.
 *
 * @implements NET-05 NET-10 NET-11 NET-13 NET-14 NET-15 NET-16 NET-19 NET-20
 */
export function readReply(reply: Reply, messages: RequestMessages): ReadReply {
  const { status, text } = reply;
  const succeeded = status >= 200 && status < 300;
  const parsed = parse(reply, succeeded);
  if ('problem' in parsed)
    return {
      ...refused(status, { message: messages.failed, code: 'site/unparseable' }),
      report: unparseable(reply, { problem: parsed.problem, messages }),
    };
  const body = asFailure(parsed.body);
  if (!succeeded) return readFailure(status, { body, messages });
  if (body?.error) return refused(status, { message: body.error, body });
  return {
    result: { ok: true, status, body: reply.format === 'raw' ? text : parsed.body },
    ...(body && { failure: body }),
    passing: false,
  };
}

function parse(
  { status, text, format }: Reply,
  succeeded: boolean,
): { readonly body: unknown } | { readonly problem: unknown } {
  if (status === 204 || status === 205 || (succeeded && format === 'raw')) return { body: undefined };
  try {
    return { body: JSON.parse(text) as unknown };
  } catch (problem) {
    return succeeded ? { problem } : { body: undefined };
  }
}

function unparseable({ path }: Reply, { problem, messages }: { problem: unknown; messages: RequestMessages }): string {
  const message = problem instanceof Error ? problem.message : String(problem);
  // Functions, because `replace` interprets `$` patterns in strings.
  return messages.unparseable.replace('%url', () => path).replace('%message', () => message);
}

function asFailure(body: unknown): FailureBody | undefined {
  return typeof body === 'object' && body !== null ? body : undefined;
}

function readFailure(
  status: number,
  { body, messages }: { body: FailureBody | undefined; messages: RequestMessages },
): ReadReply {
  const own = body?.error ?? body?.message ?? (body?.billingErrorCode === undefined ? undefined : messages.failed);
  const isShown = own !== undefined && SHOWN_STATUSES.includes(status);
  const fixed = FIXED[status];
  const message = fixed && !isShown ? messages[fixed] : (own ?? messages.failed);
  return { ...refused(status, { message, body }), passing: !isShown && !fixed };
}

function refused(
  status: number,
  { message, code, body }: { message: string; code?: string; body?: FailureBody | undefined },
): ReadReply {
  const failure = body && { failure: { ...body, error: message, code: body.code ?? `site/status-${status}` } };
  return {
    result: { ok: false, status, message, code: code ?? body?.code ?? `site/status-${status}`, ...failure },
    ...(body && { failure: body }),
    passing: false,
  };
}
