import type { PageContext } from 'shared-types/site/context';
import { HIT_TEXT_MAX, type HitData } from 'shared-types/telemetry/visits';
import { TEMPLATE_ID } from '../../parts/template/template-id';

/** What a hit tells about the browser. */
export type HitBrowser = Pick<
  HitData,
  'clientDate' | 'screenHeight' | 'screenWidth' | 'title' | 'url' | 'userAgent' | 'viewportHeight' | 'viewportWidth'
>;

/** Makes the hit of a page that is shown; texts are cut to what the server takes. */
export function pageHit({ website, locale, itemId, item, collectionId }: PageContext, browser: HitBrowser): HitData {
  const cut = (text: string) => text.slice(0, HIT_TEXT_MAX);
  return {
    ...browser,
    url: cut(browser.url),
    title: cut(browser.title),
    userAgent: cut(browser.userAgent),
    websiteId: website.id,
    templateId: TEMPLATE_ID,
    locale,
    ...(itemId && { itemId }),
    ...(item?.recordType && { recordType: item.recordType }),
    ...(collectionId && { collectionId }),
  };
}
