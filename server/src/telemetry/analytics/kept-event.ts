import type { CookieSettings } from 'shared-types/site/context';
import type { CommonData, EventData } from 'shared-types/telemetry/analytics';

/** An event as its record keeps it. */
export interface KeptEvent {
  readonly analyticsId: string;
  readonly commonData: CommonData;
  readonly customData: EventData;
  readonly customSchemaName: string;
}

/**
 * What is kept of an event. Where the site restricts what it knows of its visitors, it counts that something was done and
 * what it was about: nothing in it tells one visitor from another.
 *
 * @implements CONS-35
 */
export function keptEvent(
  event: KeptEvent,
  { isVisitorDataRestricted }: Pick<CookieSettings, 'isVisitorDataRestricted'>,
): KeptEvent {
  if (!isVisitorDataRestricted) return event;
  const commonData = { ...event.commonData, session_id: null, user_member_account_id: null, user_locale: null };
  return { ...event, analyticsId: '', commonData };
}
