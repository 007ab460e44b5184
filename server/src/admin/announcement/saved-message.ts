import { languageOf } from '../../platform/language';
import type { SiteAnnouncement } from '../../platform/schema/tables/admin.tables';
import { timeText, type TimeStyle } from '../../platform/time-text';
import { scheduleStatus } from '../../site/schedule/schedule';
import { ANNOUNCEMENT_MESSAGES } from './announcement.messages';

/** Says from when on visitors see what was saved. */
export function savedMessage({ isShown, schedule = {} }: SiteAnnouncement, style: TimeStyle): string {
  const { saved, savedLater, savedOver } = ANNOUNCEMENT_MESSAGES[languageOf(style)];
  const status = isShown ? scheduleStatus(schedule, new Date(Date.now())) : 'on';
  if (status === 'later' && schedule.from !== undefined) return savedLater(timeText(new Date(schedule.from), style));
  return status === 'over' ? savedOver : saved;
}
