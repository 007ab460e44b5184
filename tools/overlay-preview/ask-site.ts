import {
  Agent as HttpAgent,
  request as httpRequest,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type RequestOptions,
} from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import type { Readable } from 'node:stream';

export interface SiteCall {
  readonly method: string;
  readonly path: string;
  readonly headers: OutgoingHttpHeaders;
  readonly body?: Readable;
}

export interface SiteCaller {
  readonly onAnswer: (answer: IncomingMessage) => void;
  /** Called if there is no answer, or an incomplete one. */
  readonly onError: (error: unknown) => void;
}

export interface SiteClient {
  /** Makes a call; returns a function to abort it. */
  open(call: SiteCall, caller: SiteCaller): () => void;
  /** The complete answer to a call without a body. Rejects if the site does not answer. */
  get(path: string, headers?: OutgoingHttpHeaders): Promise<SiteAnswer>;
  close(): void;
}

export interface SiteAnswer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** `origin` is the site's scheme, host and port. */
export function openSiteClient(origin: string): SiteClient {
  const { protocol, hostname, host, port } = new URL(origin);
  const isHttps = protocol === 'https:';
  const agent = isHttps ? new HttpsAgent({ keepAlive: true }) : new HttpAgent({ keepAlive: true });
  const request = isHttps ? httpsRequest : httpRequest;
  // `localhost` names mean this machine (RFC 6761, section 6.3), but not every resolver knows them.
  const place = hostname.endsWith('.localhost') ? 'localhost' : hostname.replace(/^\[|\]$/g, '');

  const open: SiteClient['open'] = ({ body, ...call }, { onAnswer, onError }) => {
    const options: RequestOptions = { agent, hostname: place, port, ...call };
    let stop = (): void => undefined;
    let isOver = false;
    const begin = (): void => {
      const made = request(options, onAnswer);
      made.once('error', (error) => {
        // The site closed a kept connection just as it was reused.
        if (!body && made.reusedSocket && !isOver) begin();
        else onError(error);
      });
      stop = () => void made.destroy();
      if (body) body.pipe(made);
      else made.end();
    };
    begin();
    return () => {
      isOver = true;
      stop();
    };
  };
  return {
    open,
    get: (path, headers = {}) =>
      new Promise((resolve, reject) => {
        const call = { method: 'GET', path, headers: { host, 'accept-encoding': 'identity', ...headers } };
        const onAnswer = (answer: IncomingMessage): void => {
          textOf(answer).then(
            (body) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }),
            reject,
          );
        };
        open(call, { onAnswer, onError: reject });
      }),
    close: () => agent.destroy(),
  };
}

export async function textOf(message: AsyncIterable<Buffer>): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part);
  return Buffer.concat(parts).toString('utf8');
}

export function whyUnanswered(error: unknown): string {
  const { code = '', message } = error as NodeJS.ErrnoException;
  if (code === 'ECONNREFUSED') return 'nothing listens there';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'nobody knows a host of this name';
  if (/CERT|SELF_SIGNED|UNABLE_TO_VERIFY/.test(code))
    return `its certificate is not trusted here (${code}); NODE_EXTRA_CA_CERTS names the file of one that is to be`;
  return code || message;
}
