import { isoIn } from '../../platform/time-zone/iso-in';
import type { Cell } from './figure-table';
import type { Period } from './period';
import { stepTexts } from './step-texts';

/** A row for each step that has begun: its time, then its cells. */
export function stepRows(
  period: Period,
  locale: string,
  cellsAt: (index: number) => readonly Cell[],
): readonly (readonly Cell[])[] {
  const names = stepTexts(period, locale);
  return period.steps.flatMap((at, index) => {
    if (at >= period.to) return [];
    return [[{ text: names[index]?.name ?? '', raw: isoIn(period.timeZone, at) }, ...cellsAt(index)]];
  });
}
