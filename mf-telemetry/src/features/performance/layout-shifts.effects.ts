import { BLOCK_ATTRIBUTE } from 'shared-types/site/page-data';
import { shiftOrigin, type ShiftSource } from '../../parts/origin/shift-origin';
import { isObservable, observe } from './observe.effects';
import { firstPaintMs, onRestored } from './page-clock.effects';
import type { Probe } from './probe';
import { createShiftWindows, type Shift } from './shift-windows';

/** What TypeScript's library does not know yet. */
interface LayoutShift extends PerformanceEntry, Pick<Shift, 'value'> {
  readonly hadRecentInput: boolean;
  readonly sources: readonly ShiftSource[];
}

const TYPE = 'layout-shift';
/** The blocks, and the frame's parts around them. */
const PIECES = `[${BLOCK_ATTRIBUTE.remote}], body > :not(main, script, template)`;

/**
 * The cumulative layout shift, booked to the largest shift in it, and all shift by who caused it. What follows an input of
 * the visitor is expected, and does not count.
 */
export const layoutShifts: Probe = (parts) => {
  const { release, tell } = parts;
  let add = createShiftWindows();
  let worst = 0;
  let largest = { value: 0, origin: '' };
  const begin = (): void => {
    add = createShiftWindows();
    worst = largest.value = 0;
    // That nothing shifts is worth telling; not of a page that nobody saw being painted.
    if (isObservable(TYPE) && firstPaintMs() !== undefined) tell({ metric: 'cls', value: 0 });
  };
  begin();
  onRestored(parts, begin);
  observe<LayoutShift>(TYPE, parts, (shift) => {
    if (shift.hadRecentInput) return;
    const { value, sources } = shift;
    const origin = shiftOrigin(sources, { release, pieces: document.querySelectorAll(PIECES) });
    tell({ metric: 'shift', value, origin, joins: 'sum' });
    const sum = add(shift);
    // A window of its own has a largest shift of its own.
    if (sum === value || value > largest.value) largest = { value, origin };
    if (sum <= worst) return;
    worst = sum;
    tell({ metric: 'cls', value: worst, origin: largest.origin });
  });
};
