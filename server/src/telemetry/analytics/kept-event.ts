import type { CookieSettings } from 'shared-types/site/context';
import type { CommonData, EventData } from 'shared-types/telemetry/analytics';

export interface KeptEvent {
  readonly analyticsId: string;
  readonly commonData: CommonData;
  readonly customData: EventData;
  readonly customSchemaName: string;
}

/**
 * The stored fields of an event. Restricted visitor data is only the action and its subject.
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
