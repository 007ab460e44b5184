import type { CookieSettings } from 'shared-types/site/context';
import type { HitData } from 'shared-types/telemetry/visits';
import type { VisitorRecord } from './visit';

/** A hit as its row keeps it. */
export interface KeptHit {
  readonly visitor_id: string;
  readonly visit_count: number;
  readonly url: string;
  /** JSON. */
  readonly data: string;
}

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
  if (!isVisitorDataRestricted)
    return { visitor_id: visitor.id, visit_count: visitor.count, url: data.url, data: JSON.stringify(data) };
  const { websiteId, templateId, locale, title, itemId, recordType, collectionId } = data;
  const url = data.url.replace(/[?#].*$/s, '');
  const kept = { websiteId, templateId, locale, url, title, itemId, recordType, collectionId };
  return { visitor_id: '', visit_count: Math.min(visitor.count, 2), url, data: JSON.stringify(kept) };
}
