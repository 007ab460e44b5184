import type { FastifyReply, FastifyRequest } from 'fastify';
import { PLATFORM_PATH, SHARED_LIBRARY_PATH } from 'shared-types/site/limits';
import type { Route } from '../services';

const MESSAGE = `${SHARED_LIBRARY_PATH} is no longer served. Remove the code that requests it, or rewrite it with standard browser APIs.`;
/** Logs once, however many files a page requests; checks for the library find that it is missing. */
const SCRIPT = `(() => {
  const warned = Symbol.for('colonnade.shared-library');
  if (globalThis[warned]) return;
  globalThis[warned] = true;
  console.warn(${JSON.stringify(MESSAGE)});
})();
`;
const SCRIPT_FILE = /\.js$/;

/**
 * `GET` of paths below the platform's own path: scripts report in the console that the shared library is gone; other files
 * get a message. The answer is the same for every host, so it needs neither a site nor the database. It is not cached, and
 * not allowed on other websites.
 *
 * @implements LIMIT-09
 */
export const sharedLibraryRoute: Route = (app) => {
  for (const url of [PLATFORM_PATH.slice(0, -1), `${PLATFORM_PATH}*`])
    app.get(url, { config: { withoutSite: true } }, answer);
};

function answer(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const [path = ''] = request.url.split('?');
  const isScript = path.startsWith(SHARED_LIBRARY_PATH) && SCRIPT_FILE.test(path);
  void reply.header('cache-control', 'no-store').header('cross-origin-resource-policy', 'same-origin');
  return isScript
    ? reply.type('text/javascript; charset=utf-8').send(SCRIPT)
    : reply.code(404).type('text/plain; charset=utf-8').send(`${MESSAGE}\n`);
}
