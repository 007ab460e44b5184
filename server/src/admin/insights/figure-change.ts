import type { FigureChange } from 'shared-types/admin/insights/insights';
import type { FigureTexts } from './figure-texts';
import type { InsightsMessages } from './insights.messages';

/** Less than half a percent is shown as no change. */
const NOTHING = 0.005;

/** The change from an earlier figure; absent if both are zero. */
export function figureChange(
  now: number,
  before: number,
  { texts, messages: { change } }: { readonly texts: FigureTexts; readonly messages: InsightsMessages },
): FigureChange | undefined {
  if (before === 0) return now === 0 ? undefined : { direction: 'up', text: change.fromNothing };
  const share = now / before - 1;
  if (Math.abs(share) < NOTHING) return { direction: 'same', text: change.same };
  const percent = texts.percent(Math.abs(share));
  return share > 0 ? { direction: 'up', text: change.up(percent) } : { direction: 'down', text: change.down(percent) };
}
