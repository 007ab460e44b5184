import { NOBODY } from '../../../parts/origin/origin-name';
import { seeShift, type ShiftSource } from '../../../parts/origin/see-shift.effects';
import type { SeenShift } from '../../../parts/origin/shift-origin';
import { isObservable, observe } from './observe.effects';
import { firstPaintMs } from '../page-clock.effects';
import type { Probe } from './probe';
import { createShiftWindows, type Shift } from './shift-windows';

/** What TypeScript's library does not know yet. */
interface LayoutShift extends PerformanceEntry, Pick<Shift, 'value'> {
  readonly hadRecentInput: boolean;
  readonly sources: readonly ShiftSource[];
}

const TYPE = 'layout-shift';

/**
 * The cumulative layout shift, booked to the largest shift in it, and all shift by who caused it. What follows an input of
 * the visitor is expected, and does not count. Most pages do not shift: what names the cause comes with the first one.
 */
export const layoutShifts: Probe = (parts) => {
  const { attempt, beforeTaking, report } = parts;
  const add = createShiftWindows();
  let worst = 0;
  let largest = 0;
  let owner = NOBODY;
  const waiting: { readonly shift: Shift; readonly seen: SeenShift }[] = [];
  const book = (originOf: (seen: SeenShift) => string): void => {
    for (const { shift, seen } of waiting.splice(0)) {
      const { value } = shift;
      const origin = originOf(seen);
      report({ metric: 'shift', value, origin, joins: 'sum' });
      const sum = add(shift);
      // A window of its own has a largest shift of its own.
      if (sum === value || value > largest) [largest, owner] = [value, origin];
      if (sum <= worst) continue;
      worst = sum;
      report({ metric: 'cls', value: worst, origin: owner });
    }
  };
  // That nothing shifts is worth telling; not of a page that nobody saw being painted.
  if (isObservable(TYPE) && firstPaintMs() !== undefined) report({ metric: 'cls', value: 0 });
  // A page that is left before the file is there has shifted all the same.
  beforeTaking(() => book(() => NOBODY));
  observe<LayoutShift>(TYPE, parts, (shift) => {
    if (shift.hadRecentInput) return;
    waiting.push({ shift, seen: seeShift(shift.sources) });
    import('../../../seldom').then(
      ({ shiftOrigin }) => attempt(() => book(shiftOrigin)),
      () => undefined,
    );
  });
};
