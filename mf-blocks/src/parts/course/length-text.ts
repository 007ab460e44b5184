import type { TextCapability } from 'shared-types/host/text';

/** Messages for how long something takes. */
type LengthMessages = Readonly<Record<'minutes' | 'hours' | 'hoursAndMinutes', string>>;

const HOUR = 60;

/** `95` as `1 h 35 min`. */
export function lengthText(length: number, text: TextCapability<LengthMessages>): string {
  const [hours, minutes] = [Math.floor(length / HOUR), length % HOUR];
  if (hours === 0) return text('minutes', { minutes });
  return minutes === 0 ? text('hours', { hours }) : text('hoursAndMinutes', { hours, minutes });
}
