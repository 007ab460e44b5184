import { createServer, request as ask } from 'node:http';
import { text } from 'node:stream/consumers';
import { brotliCompressSync, constants } from 'node:zlib';

const STARTS = /data-starts="[^"]+"/g;
const SHELL_SCRIPT = /(<script id="colonnade-shell" async )src="[^"]*" integrity="[^"]*" crossorigin="anonymous"/;
const NONCE = /<style nonce="([^"]+)"/;
const BUNDLE = '/bundle.js';
/** As the server packs its pages. */
const PAGE_QUALITY = 5;

/**
 * Stands in front of the real server and lets every feature of its pages start at once: with preloads in the head, or
 * with one bundle in place of the shell's script. Pictures are left out, since they would hide what is measured.
 * @param {object} options
 * @param {number} options.port
 * @param {string} options.siteUrl
 * @param {string} [options.bundle] the script
 * @param {readonly string[]} [options.preloads] addresses of scripts of the release
 * @returns {Promise<{ url: string, stop(): Promise<void> }>}
 */
export async function startStarting({ port, siteUrl, bundle, preloads = [] }) {
  const packed = bundle === undefined ? undefined : brotli(bundle);
  const change = (/** @type {string} */ html) =>
    (packed ? demand(html, SHELL_SCRIPT, `$1src="${BUNDLE}"`) : withPreloads(html, preloads)).replace(
      STARTS,
      'data-starts="idle"',
    );
  const server = createServer((request, response) => {
    const accept = request.headers.accept ?? '';
    if (accept.startsWith('image/')) return response.writeHead(204).end();
    if (packed && request.url === BUNDLE)
      return response.writeHead(200, { 'content-type': 'text/javascript', 'content-encoding': 'br' }).end(packed);
    const isPage = accept.startsWith('text/html');
    const headers = isPage ? { ...request.headers, 'accept-encoding': 'identity' } : request.headers;
    const { method } = request;
    const passed = ask(siteUrl + request.url, { method, headers }, async (answer) => {
      if (!isPage) return answer.pipe(response.writeHead(answer.statusCode ?? 0, answer.headers));
      const page = brotli(change(await text(answer)), PAGE_QUALITY);
      const { 'content-length': _length, ...others } = answer.headers;
      return response.writeHead(answer.statusCode ?? 0, { ...others, 'content-encoding': 'br' }).end(page);
    });
    passed.on('error', (error) => response.destroy(error));
    return request.pipe(passed);
  });
  await new Promise((resolve) => server.listen(port, () => resolve(undefined)));
  return {
    url: `http://localhost:${port}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/**
 * Packs a text as small as it gets.
 * @param {string} content
 */
export function brotli(content, quality = constants.BROTLI_MAX_QUALITY) {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}

/** @param {string} html @param {readonly string[]} preloads */
function withPreloads(html, preloads) {
  const [, nonce] = NONCE.exec(html) ?? [];
  const links = preloads.map((path) => {
    const { base, files } = releasedBeside(html, path);
    const integrity = files[path.slice(base.length)];
    return `<link rel="preload" as="script" href="${path}" integrity="${integrity}" crossorigin="anonymous" nonce="${nonce}">`;
  });
  return demand(html, /<meta charSet="utf-8"\/>/i, `$&${links.join('')}`);
}

/** The version that has the file, out of the release in the page. @param {string} html @param {string} path */
function releasedBeside(html, path) {
  const [, data = '{}'] = /id="colonnade-context">(.*?)<\/script>/s.exec(html) ?? [];
  const { release } = JSON.parse(data);
  const found = [release.shell, ...Object.values(release.remotes)].find(({ base }) => path.startsWith(base));
  if (!found) throw new Error(`${path} is not in the page’s release.`);
  return found;
}

/** Replaces what has to be there. @param {string} html @param {RegExp} what @param {string} by */
function demand(html, what, by) {
  if (!what.test(html)) throw new Error(`The page has nothing like ${what}.`);
  return html.replace(what, by);
}
