import type { PopupFieldName } from 'shared-types/admin/pages/popup';
import type { SitePopup } from '../../platform/schema/tables/admin.tables';
import { TICKED, type Fields } from '../form-fields';
import { scheduleFields } from '../schedule/read-schedule';

type PopupFields = Readonly<Partial<Record<PopupFieldName, string>>>;

/** A popup as values of the form's fields. */
export function popupFields({ isShown, settings, rules }: SitePopup, timeZone: string): PopupFields & Fields {
  const { style, enableMobile, showUntilSignup, displayFrequency, delaySeconds = 0, scrollPercent = 0 } = settings;
  return {
    ...(isShown && { isShown: TICKED }),
    style,
    ...(enableMobile && { enableMobile: TICKED }),
    delaySeconds: countField(delaySeconds),
    scrollPercent: countField(scrollPercent),
    pages: (rules.pages ?? []).join('\n'),
    displayFrequency: String(displayFrequency),
    ...(showUntilSignup && { showUntilSignup: TICKED }),
    ...scheduleFields(rules, timeZone),
  };
}

function countField(count: number): string {
  return count === 0 ? '' : String(count);
}
