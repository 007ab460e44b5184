import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { pipeline, type Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { RELEASE_CALLS } from 'shared-types/site/release';
import { textOf, type SiteClient } from './ask-site';
import { headersForSite, headersFromSite, type Ends } from './forwarded-headers';
import type { OverlaidPage, SitePage } from './overlay-page';
import { newsStreamWithout, newsTextWithout } from './own-news';

/** Pages that show a form's success message do so only once. */
const SENT = /[?&]sent=/;
const POLICY = 'content-security-policy';
/** Headers that are wrong once the text has changed. */
const OF_TEXT = ['content-length', 'content-encoding', 'transfer-encoding', 'etag', 'last-modified', 'accept-ranges'];
const BODY = ['content-length', 'transfer-encoding'];
/** The request asks for no compression, but some sites compress all the same. */
const UNPACK: Readonly<Record<string, () => NodeJS.ReadWriteStream>> = {
  br: createBrotliDecompress,
  gzip: createGunzip,
  deflate: createInflate,
};
/** Headers that could make the answer incomplete. */
const CONDITIONS = ['if-none-match', 'if-modified-since', 'range'];

export interface RequestedPage {
  readonly ends: Ends;
  readonly path: string;
  /** The browser's cookies, with the site's names. */
  readonly cookie: string | undefined;
  /** True if the request sent nothing, so that it can be repeated. */
  readonly isPlain: boolean;
}

export interface ForwardParts {
  readonly siteClient: SiteClient;
  readonly name: string;
  readonly overlayPage: (page: SitePage, about: RequestedPage) => Promise<Pick<OverlaidPage, 'html' | 'policy'>>;
  readonly onAnswered: () => void;
  readonly onUnanswered: (error: unknown, response: ServerResponse) => void;
  /** An answer broke off, or could not be changed. */
  readonly onBroken: (error: unknown, response: ServerResponse) => void;
}

export interface Forwarded {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly ends: Ends;
}

/** Forwards requests to a site. Puts the working copy into pages, and removes its remote from release news. */
export function createForward({ siteClient, name, overlayPage, onAnswered, onUnanswered, onBroken }: ForwardParts) {
  return ({ request, response, ends }: Forwarded): void => {
    const { method = 'GET', url: path = '/' } = request;
    const isForPage = String(request.headers.accept).includes('text/html');
    const headers = headersForSite(without(request.headers, isForPage ? CONDITIONS : []), ends);
    const fail = (report: ForwardParts['onBroken']) => (error: unknown) => {
      // The browser is gone or has received a part; an incomplete answer must not look complete.
      if (response.headersSent || response.destroyed) response.destroy();
      else report(error, response);
    };
    const isBare = (method === 'GET' || method === 'HEAD') && !BODY.some((header) => header in request.headers);
    const giveBack = async (answer: IncomingMessage): Promise<void> => {
      const status = answer.statusCode ?? 502;
      const back = headersFromSite(answer.headers, ends);
      const type = String(answer.headers['content-type']);
      const isNews = path.startsWith(RELEASE_CALLS.getNews.path);
      const settle = (error: Error | null | undefined): void => void (error && response.destroy());
      const readable = method === 'HEAD' ? undefined : unpacked(answer);
      if (readable && type.startsWith('text/html')) {
        const policy = back[POLICY] === undefined ? undefined : String(back[POLICY]);
        const cookie = headers.cookie as string | undefined;
        const isPlain = method === 'GET' && status === 200 && !SENT.test(path);
        const laid = await overlayPage({ html: await textOf(readable), policy }, { ends, path, cookie, isPlain });
        response.writeHead(status, { ...without(back, OF_TEXT), ...(laid.policy && { [POLICY]: laid.policy }) });
        response.end(laid.html);
      } else if (readable && isNews && type.startsWith('application/json')) {
        const news = newsTextWithout(await textOf(readable), name);
        response.writeHead(status, without(back, OF_TEXT)).end(news);
      } else if (readable && isNews && type.startsWith('text/event-stream')) {
        response.writeHead(status, without(back, OF_TEXT)).flushHeaders();
        pipeline(readable, newsStreamWithout(name), response, settle);
      } else {
        response.writeHead(status, back);
        pipeline(answer, response, settle);
      }
    };
    const onAnswer = (answer: IncomingMessage): void => {
      onAnswered();
      giveBack(answer).catch(fail(onBroken));
    };
    const call = { method, path, headers, ...(!isBare && { body: request }) };
    response.once('close', siteClient.open(call, { onAnswer, onError: fail(onUnanswered) }));
  };
}

/** The uncompressed answer; `undefined` for an unknown compression. */
function unpacked(answer: IncomingMessage): Readable | undefined {
  const { 'content-encoding': encoding = 'identity' } = answer.headers;
  if (encoding === 'identity') return answer;
  const unpack = UNPACK[encoding]?.() as Readable & NodeJS.WritableStream;
  // Errors arrive at the reader.
  return unpack && pipeline(answer, unpack, () => undefined);
}

function without<H extends OutgoingHttpHeaders>(headers: H, names: readonly string[]): H {
  return Object.fromEntries(Object.entries(headers).filter(([header]) => !names.includes(header))) as H;
}
