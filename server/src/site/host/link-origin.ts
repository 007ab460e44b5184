import type { Site } from '../directory/site';
import { publicPortOf } from '../../platform/http/origin';
import { mainOriginOf } from './main-origin';

/**
 * Scheme, host and port of a link in an email that this request asks for. The host is the site's own first one: what a
 * request says of its host is anybody's word, and the email goes to somebody else. Of its port only one is believed that
 * leads here, as on a developer's machine; behind a proxy the link has the scheme's own, or `PUBLIC_PORT`.
 */
export function linkOrigin(site: Pick<Site, 'hosts'>, request: Parameters<typeof publicPortOf>[0]): string {
  return mainOriginOf(site, `${request.protocol === 'https' ? 'https' : 'http'}://localhost${publicPortOf(request)}`);
}
