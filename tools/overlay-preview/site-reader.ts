import type { FeatureProps } from 'shared-types/render';
import { COOKIE, HOST_COOKIE_PREFIX } from 'shared-types/site/cookie';
import { VIEWS_CALLS, type GetViewsReply } from 'shared-types/site/views';
import type { SiteClient } from './ask-site';
import type { RequestedPage } from './forward';

/** Only signed-in accounts get the props. */
const SIGNED_IN = new RegExp(`(?:^|; )(?:${HOST_COOKIE_PREFIX})?${COOKIE.session}=`);

export interface SiteReader {
  /** Reads an immutable file once; `undefined` if missing. */
  readFile(path: string): Promise<string | undefined>;
  /** Props of the views on a page; the site gives them only to its administrators. */
  readGiven(
    requested: Pick<RequestedPage, 'path' | 'cookie' | 'isPlain'>,
  ): Promise<Readonly<Record<string, FeatureProps>>>;
}

/** Creates a reader; `name` is the remote whose views are meant. */
export function createSiteReader(siteClient: Pick<SiteClient, 'get'>, name: string): SiteReader {
  const known = new Map<string, Promise<string | undefined>>();
  return {
    readFile(path) {
      const reading =
        known.get(path) ??
        siteClient.get(path).then(({ status, body }) => {
          if (status === 200) return body;
          known.delete(path);
          return undefined;
        });
      known.set(path, reading);
      reading.catch(() => known.delete(path));
      return reading;
    },
    async readGiven({ path, cookie, isPlain }) {
      if (!isPlain || !SIGNED_IN.test(cookie ?? '')) return {};
      const query = new URLSearchParams({ remote: name, page: path });
      const headers = { ...(cookie !== undefined && { cookie }), accept: 'application/json' };
      const { status, body } = await siteClient.get(`${VIEWS_CALLS.getViews.path}?${query}`, headers);
      return status === 200 ? (JSON.parse(body) as GetViewsReply).views : {};
    },
  };
}
