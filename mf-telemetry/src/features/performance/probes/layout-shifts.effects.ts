import { NOBODY } from '../../../parts/origin/origin-name';
import { seeShift, type ShiftSource } from '../../../parts/origin/see-shift.effects';
import type { SeenShift } from '../../../parts/origin/shift-origin';
import { isObservable, observe } from './observe.effects';
import { firstPaintMs } from '../page-clock.effects';
import type { Probe } from './probe';
import { createShiftWindows, type Shift } from './shift-windows';

/** Missing in TypeScript's DOM types. */
interface LayoutShift extends PerformanceEntry, Pick<Shift, 'value'> {
  readonly hadRecentInput: boolean;
  readonly sources: readonly ShiftSource[];
}

const TYPE = 'layout-shift';

/**
 * Cumulative layout shift, with the origin of its largest shift, and the total shift by origin. Shifts after input are
 * expected and do not count.
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
      // Each session window has its own largest shift.
      if (sum === value || value > largest) [largest, owner] = [value, origin];
      if (sum <= worst) continue;
      worst = sum;
      report({ metric: 'cls', value: worst, origin: owner });
    }
  };
  // A page without shifts reports 0, unless it was never painted while visible.
  if (isObservable(TYPE) && firstPaintMs() !== undefined) report({ metric: 'cls', value: 0 });
  // If the page is left before the file has loaded, its shifts are reported without an origin.
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
