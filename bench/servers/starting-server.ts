import { request as forward, type IncomingMessage } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type ServerHttp2Session } from 'node:http2';
import { text } from 'node:stream/consumers';
import { brotliCompressSync, constants } from 'node:zlib';
import { makeCertificate } from './certificate.ts';

/** Blocks that only an event starts stay as they are: they are dialogs, and no visitor of this page opens one. */
const STARTS = /data-starts="(?!event")[^"]+"/g;
const SHELL_SCRIPT = /(<script id="colonnade-shell" async )src="[^"]*" integrity="[^"]*" crossorigin="anonymous"/;
const NONCE = /<style nonce="([^"]+)"/;
const BUNDLE = '/bundle.js';
/** The quality at which the site's server compresses pages. */
const PAGE_QUALITY = 5;

/** Connection-specific headers, which HTTP/2 forbids. */
const OF_CONNECTION = new Set(['connection', 'keep-alive', 'transfer-encoding']);

/**
 * Starts a reverse proxy in front of the site's server. It terminates TLS, speaks HTTP/2, and rewrites pages so that every
 * visible feature starts at once: by preloads in the head, or by one bundle in place of the shell's script. Pictures get an
 * empty reply, because their download would distort the measurement.
 *
 * @param options.bundle source of the bundle
 * @param options.preloads paths of scripts that the page's release names
 */
export async function startStarting({
  port,
  siteUrl,
  bundle,
  preloads = [],
}: {
  port: number;
  siteUrl: string;
  bundle?: string;
  preloads?: readonly string[];
}): Promise<{ url: string; stop(): Promise<void> }> {
  const packed = bundle === undefined ? undefined : brotli(bundle);
  const change = (html: string) =>
    (packed ? demand(html, SHELL_SCRIPT, `$1src="${BUNDLE}"`) : withPreloads(html, preloads)).replace(
      STARTS,
      'data-starts="idle"',
    );
  const server = createSecureServer(await makeCertificate(), (request, response) => {
    const accept = request.headers.accept ?? '';
    if (accept.startsWith('image/')) return response.writeHead(204).end();
    if (packed && request.url === BUNDLE)
      return response.writeHead(200, { 'content-type': 'text/javascript', 'content-encoding': 'br' }).end(packed);
    const isPage = accept.startsWith('text/html');
    const passed = forward(siteUrl + request.url, {
      method: request.method,
      headers: headersFor(siteUrl, request, isPage),
    });
    passed.on('error', (error) => response.destroy(error));
    const pass = async (answer: IncomingMessage) => {
      const headers = Object.fromEntries(Object.entries(answer.headers).filter(([name]) => !OF_CONNECTION.has(name)));
      if (!isPage) return answer.pipe(response.writeHead(answer.statusCode ?? 0, headers));
      const { 'content-length': _length, ...others } = headers;
      const page = brotli(change(await text(answer)), PAGE_QUALITY);
      return response.writeHead(answer.statusCode ?? 0, { ...others, 'content-encoding': 'br' }).end(page);
    };
    passed.on('response', (answer) => void pass(answer));
    return request.pipe(passed);
  });
  const sessions: Set<ServerHttp2Session> = new Set();
  server.on('session', (session) => {
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
  });
  await new Promise((resolve) => server.listen(port, () => resolve(undefined)));
  return {
    url: `https://localhost:${port}`,
    stop: async () => {
      for (const session of sessions) session.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/**
 * Headers of the forwarded request, with the host and origin of the site's server.
 *
 * @param isPage true if the reply is rewritten and therefore must not be compressed
 */
function headersFor(siteUrl: string, { headers }: Http2ServerRequest, isPage: boolean) {
  const own = Object.entries(headers).filter(([name]) => !name.startsWith(':'));
  return {
    ...Object.fromEntries(own),
    ...(headers.origin ? { origin: siteUrl } : {}),
    ...(isPage ? { 'accept-encoding': 'identity' } : {}),
    host: new URL(siteUrl).host,
  };
}

/** Compresses a text, by default as much as possible. */
export function brotli(content: string, quality = constants.BROTLI_MAX_QUALITY) {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}

function withPreloads(html: string, preloads: readonly string[]) {
  const [, nonce] = NONCE.exec(html) ?? [];
  const links = preloads.map((path) => {
    const { base, files } = releasedBeside(html, path);
    const integrity = files[path.slice(base.length)];
    return `<link rel="preload" as="script" href="${path}" integrity="${integrity}" crossorigin="anonymous" nonce="${nonce}">`;
  });
  return demand(html, /<meta charSet="utf-8"\/>/i, `$&${links.join('')}`);
}

/** The version, of those in the page's release, that contains the file. */
function releasedBeside(html: string, path: string) {
  const [, data = '{}'] = /id="colonnade-context">(.*?)<\/script>/s.exec(html) ?? [];
  const { release } = JSON.parse(data);
  const found = [release.shell, ...Object.values(release.remotes)].find(({ base }) => path.startsWith(base));
  if (!found) throw new Error(`${path} is not in the page’s release.`);
  return found;
}

/** Replaces the first match; throws if there is none. */
function demand(html: string, what: RegExp, by: string) {
  if (!what.test(html)) throw new Error(`The page has nothing like ${what}.`);
  return html.replace(what, by);
}
