import type { FastifyRequest } from 'fastify';
import type { Site } from '../site/directory/site';
import { mainOriginOf } from '../site/directory/main-origin';

/**
 * Scheme, host and port of a link in a letter that this request asks for. The host is the site's own first one: what a
 * request says of its host is anybody's word, and the letter goes to somebody else. Of its port only that is believed which
 * this server listens on, as on a developer's machine; behind a proxy the link has the scheme's own.
 */
export function linkOrigin(
  site: Pick<Site, 'hosts'>,
  { protocol, host, socket }: Pick<FastifyRequest, 'protocol' | 'host'> & { readonly socket: { localPort?: number } },
): string {
  const port = host.endsWith(`:${socket.localPort}`) ? `:${socket.localPort}` : '';
  return mainOriginOf(site, `${protocol === 'https' ? 'https' : 'http'}://localhost${port}`);
}
