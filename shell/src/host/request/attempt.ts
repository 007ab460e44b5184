import type { RequestOptions } from 'shared-types/host/request';
import { CRUMB_HEADER, CRUMB_PARAMETER } from 'shared-types/site/cookie';
import type { Ports } from '../../ports/ports';
import { isFields } from './early-calls';
import { productOrigin, withCrumb, type ProductHost } from './request-address';
import { readReply, type ReadReply, type RequestMessages } from './read-reply';
import type { Deadline } from './deadline';
import { replyHeaders } from './reply-headers';

export interface AttemptParts {
  readonly ports: Pick<Ports, 'address' | 'fetch'>;
  readonly site: ProductHost;
  /** The page's language, for replies. */
  readonly locale: string;
  readonly messages: RequestMessages;
  /** The current crumb. */
  readonly crumb: () => string;
}

export interface Call {
  readonly path: string;
  readonly options: RequestOptions;
}

/**
 * Creates the function that sends a call once and reads the reply; it never rejects.
 *
 * @implements NET-04 NET-08 NET-12
 */
export function createAttempt({ ports, site, locale, messages, crumb }: AttemptParts) {
  const addressOf = ({ path, options }: Call): string => {
    const origin = options.secure ? productOrigin(site, ports.address.current()) : undefined;
    return (origin ?? '') + withCrumb(path, crumb());
  };

  return async (call: Call, deadline: Deadline): Promise<ReadReply> => {
    const { path, options } = call;
    try {
      // Without `fetch` this throws, which counts as unreachable.
      const response = await ports.fetch!(addressOf(call), {
        ...init(options, { crumb: crumb(), locale }),
        signal: deadline.signal,
      });
      const text = await response.text();
      return readReply({ status: response.status, text, path, format: options.format }, messages);
    } catch {
      return {
        result: { ok: false, status: 0, code: `site/${reason(deadline)}`, message: messages.unreachable },
        passing: false,
      };
    }
  };
}

function reason(deadline: Deadline): string {
  if (deadline.isOver()) return 'timed-out';
  return deadline.signal.aborted ? 'aborted' : 'unreachable';
}

function init(
  { method = 'GET', body, secure, keepalive, crumbHeader }: RequestOptions,
  { crumb, locale }: { readonly crumb: string; readonly locale: string },
): RequestInit {
  const headers: Record<string, string> = {
    ...replyHeaders(locale),
    ...(crumbHeader && { [CRUMB_HEADER]: crumb }),
  };
  const common = {
    method,
    headers,
    credentials: secure ? 'include' : 'same-origin',
    ...(keepalive && { keepalive }),
  } as const;
  if (body === undefined) return common;
  if (isFields(body)) {
    // The form's own crumb may be older than the cookie.
    if (body.has(CRUMB_PARAMETER)) body.set(CRUMB_PARAMETER, crumb);
    return { ...common, body };
  }
  headers['Content-Type'] = 'application/json';
  return { ...common, body: JSON.stringify(body) };
}
