import type { FigureTile, FiguresView } from 'shared-types/admin/insights/insights';
import { languageOf } from '../../platform/language';
import type { Loader } from '../../site/page/loader';
import { mayDo } from '../../site/session/capabilities';
import { countTrend } from '../insights/count-trend';
import { figureChange } from '../insights/figure-change';
import { figureTable } from '../insights/figure-table';
import { createFigureTexts } from '../insights/figure-texts';
import { insightsFrame } from '../insights/insights-frame';
import { INSIGHTS_MESSAGES } from '../insights/insights.messages';
import { namedPage } from '../insights/page-name';
import { periodOf } from '../insights/period';
import { pagesTable, visitsTable, visitValues, type VisitsTableInput } from './visits-tables';
import { countVisits, hasVisits, mostViewedPages, type VisitCount, type VisitName } from './visits.store';

/** As many as fit on the page; the file has more. */
const PAGES_SHOWN = 10;

export const visitsLoader = {
  name: 'admin/visits/figures',
  scope: 'query',
  load: async ({ services: { db }, site, visitor: { account }, query }) => {
    if (!account || !mayDo(account, 'visits.read')) return null;
    const { locale } = site;
    const period = periodOf(query, new Date(Date.now()), site);
    const [texts, messages] = [createFigureTexts(site), INSIGHTS_MESSAGES[languageOf(site)]];
    const [counts, pages] = await Promise.all([
      countVisits(db, site.id, period),
      mostViewedPages(db, site.id, { period, most: PAGES_SHOWN }),
    ]);
    const how: VisitsTableInput = { period, locale, texts, messages };
    const values = visitValues(counts, 'view', period);
    const isAny = values.now.some((value) => value > 0);
    return {
      frame: insightsFrame({ page: 'visits', period, account, locale }),
      state: isAny ? 'some' : (await hasVisits(db, site.id)) ? 'none' : 'never',
      tiles: tiles(counts, how),
      trend: countTrend({
        ...how,
        values,
        write: texts.count,
        writeAxis: texts.axis.count,
        summary: messages.visitsSummary,
        isWhole: true,
      }),
      trendTable: figureTable(visitsTable(counts, how), { name: 'visits', period }),
      top: pages.map(({ path, now }) => ({ ...namedPage(path, messages), value: now, text: texts.count(now) })),
      topTable: figureTable(pagesTable(pages, how), { name: 'pages', period }),
    } satisfies FiguresView;
  },
} satisfies Loader<'admin/visits/figures'>;

/** Sums of the period, beside those of the period before up to the same time. */
function tiles(counts: readonly VisitCount[], { period, texts, messages }: VisitsTableInput): FigureTile[] {
  const sum = (name: VisitName, isNow: boolean) =>
    counts
      .filter((one) => one.name === name && one.isComparable && one.at >= period.from === isNow)
      .reduce((all, { value }) => all + value, 0);
  const perVisit = (isNow: boolean) => sum('view', isNow) / Math.max(sum('visit', isNow), 1);
  const tile = (name: string, figure: (isNow: boolean) => number, write: (value: number) => string): FigureTile => {
    const change = figureChange(figure(true), figure(false), { texts, messages });
    return { name, text: write(figure(true)), ...(change ? { change } : {}) };
  };
  return [
    tile(messages.tiles.views, (isNow) => sum('view', isNow), texts.count),
    tile(messages.tiles.visits, (isNow) => sum('visit', isNow), texts.count),
    tile(messages.tiles.visitors, (isNow) => sum('visitor', isNow), texts.count),
    tile(messages.tiles.viewsPerVisit, perVisit, texts.average),
  ];
}
