import type { CookieSettings } from 'shared-types/site/context';
import type { HitData } from 'shared-types/telemetry/visits';
import { withoutQuery } from '../without-query';
import type { VisitorRecord } from './visit';

export type KeptHit = Partial<HitData> & {
  /** Id in the visitor's cookie; empty if the site restricts visitor data. */
  readonly visitorId: string;
  /** Number of visits including this one; with restricted visitor data, 2 stands for all later ones. */
  readonly visitCount: number;
};

/**
 * The stored fields of a hit. Restricted visitor data is only the page and whether the visit is the first.
 * @implements CONS-35
 */
export function keptHit(
  { visitor, data }: { readonly visitor: Pick<VisitorRecord, 'id' | 'count'>; readonly data: HitData },
  { isVisitorDataRestricted }: Pick<CookieSettings, 'isVisitorDataRestricted'>,
): KeptHit {
  if (!isVisitorDataRestricted) return { ...data, visitorId: visitor.id, visitCount: visitor.count };
  const { websiteId, templateId, locale, title, itemId, recordType, collectionId } = data;
  const kept = { websiteId, templateId, locale, title, itemId, recordType, collectionId };
  const url = withoutQuery(data.url);
  return { ...kept, url, visitorId: '', visitCount: Math.min(visitor.count, 2) };
}
