import type { DayFigures } from 'shared-types/admin/home';
import { INSIGHTS_PERIOD_PARAMETER } from 'shared-types/admin/insights/insights';
import { languageOf } from '../../platform/language';
import type { LoadContext } from '../../site/page/loader';
import { createFigureTexts } from '../insights/figure-texts';
import { pathTo, type InsightsPage } from '../insights/insights-frame';
import { INSIGHTS_MESSAGES } from '../insights/insights.messages';
import { countSales } from '../sales/sales.store';
import { countVisits } from '../visits/visits.store';
import { dayFigure, type DayFigureInput } from './day-figure';
import { daySums, recentDays } from './recent-days';

type Context = Pick<LoadContext, 'services' | 'site'>;

/** Revenue and orders of today, counted as on the page of sales. */
export async function salesOfDay({ services: { db }, site }: Context, now: Date): Promise<DayFigures> {
  const period = recentDays(now, site.timeZone);
  const counts = await countSales(db, { siteId: site.id, currency: site.currency }, period.counted);
  const { texts, messages } = writing(site);
  const sumsOf = (figure: 'cents' | 'orders') =>
    daySums(
      counts.map((count) => ({ at: count.at, value: count[figure] })),
      period,
    );
  const how = { period, locale: site.locale, texts, messages };
  return figuresOf('sales', [
    {
      ...how,
      name: messages.tiles.revenue,
      sums: sumsOf('cents'),
      write: texts.money,
      writeAverage: (cents) => texts.money(Math.round(cents)),
    },
    {
      ...how,
      name: messages.tiles.orders,
      sums: sumsOf('orders'),
      write: texts.count,
      writeAverage: texts.average,
    },
  ]);
}

/** Visits of today, counted as on the page of visits. */
export async function visitsOfDay({ services: { db }, site }: Context, now: Date): Promise<DayFigures> {
  const period = recentDays(now, site.timeZone);
  const counts = await countVisits(db, site.id, period.counted);
  const { texts, messages } = writing(site);
  const sums = daySums(
    counts.filter(({ name }) => name === 'visit'),
    period,
  );
  return figuresOf('visits', [
    {
      period,
      locale: site.locale,
      texts,
      messages,
      name: messages.tiles.visits,
      sums,
      write: texts.count,
      writeAverage: texts.average,
    },
  ]);
}

function writing(site: LoadContext['site']): Pick<DayFigureInput, 'texts' | 'messages'> {
  return { texts: createFigureTexts(site), messages: INSIGHTS_MESSAGES[languageOf(site)] };
}

function figuresOf(page: InsightsPage, inputs: readonly DayFigureInput[]): DayFigures {
  return {
    path: pathTo(page, { [INSIGHTS_PERIOD_PARAMETER]: 'today' }),
    figures: inputs.map(dayFigure),
    isQuiet: inputs.every(({ sums }) => sums.days.every((value) => value === 0)),
  };
}
