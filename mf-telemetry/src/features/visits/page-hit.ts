import type { PageContext } from 'shared-types/site/context';
import type { HitData } from 'shared-types/telemetry/visits';
import { TEMPLATE_ID } from '../../parts/template/template-id';

export type HitBrowser = Pick<
  HitData,
  'clientDate' | 'screenHeight' | 'screenWidth' | 'title' | 'url' | 'userAgent' | 'viewportHeight' | 'viewportWidth'
>;

export function pageHit(context: PageContext, browser: HitBrowser): HitData {
  const { website, locale, itemId, item, collectionId } = context;
  return {
    ...browser,
    websiteId: website.id,
    templateId: TEMPLATE_ID,
    locale,
    itemId,
    recordType: item?.recordType,
    collectionId,
  };
}
