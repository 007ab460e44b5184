import type { CookieSettings } from 'shared-types/site/context';
import type { HitData } from 'shared-types/telemetry/visits';
import { withoutQuery } from '../without-query';
import type { VisitorRecord } from './visit';

/** A hit as its record keeps it. */
export type KeptHit = Partial<HitData> & {
  /** Id in the visitor's cookie; empty where the site restricts what it knows of its visitors. */
  readonly visitorId: string;
  /** How often the visitor has come, this visit counted; on such a site 2 stands for every later one. */
  readonly visitCount: number;
};

/**
 * What is kept of a hit. Where the site restricts what it knows of its visitors, a hit counts that a page was read, and
 * the first or a later visit: neither tells one visitor from another, nor the device, nor what followed the path.
 *
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
