import type { Schedule } from 'shared-types/site/page/schedule';

/** Of what an owner has switched on: shown now, not yet, or no more. */
export type ScheduleStatus = 'on' | 'later' | 'over';

/** True within the schedule. */
export function isDue({ from, until }: Schedule, now: Date): boolean {
  return (from === undefined || new Date(from) <= now) && (until === undefined || now < new Date(until));
}

/** The next moment at which it begins or ends; undefined if it does neither any more. */
export function nextChange({ from, until }: Schedule, now: Date): Date | undefined {
  return [from, until].flatMap((time) => (time === undefined ? [] : new Date(time))).find((time) => time > now);
}

export function scheduleStatus(schedule: Schedule, now: Date): ScheduleStatus {
  if (isDue(schedule, now)) return 'on';
  return schedule.from !== undefined && now < new Date(schedule.from) ? 'later' : 'over';
}
