import type { FigureTile, FiguresView } from 'shared-types/config/insights';
import { languageOf } from '../../language';
import type { Read } from '../../site/page/read';
import { mayDo } from '../../site/session/capabilities';
import { countTrend } from '../insights/count-trend';
import { figureChange } from '../insights/figure-change';
import { figureTable } from '../insights/figure-table';
import { createFigureTexts } from '../insights/figure-texts';
import { insightsFrame } from '../insights/insights-frame';
import { INSIGHTS_SENTENCES } from '../insights/insights.sentences';
import { namedPage } from '../insights/page-name';
import { periodOf } from '../insights/period';
import { pagesTable, visitsTable, visitValues, type TableWords } from './visits-tables';
import { countVisits, hasVisits, mostViewedPages, type VisitCount, type VisitName } from './visits.store';

/** What a page has room for; the file has more. */
const PAGES_SHOWN = 10;

/** How many come, and what they read. */
export const visitsRead = {
  name: 'config/visits/figures',
  scope: 'query',
  read: async ({ services: { db }, site, visitor: { account }, query }) => {
    if (!account || !mayDo(account, 'visits.read')) return null;
    const { locale } = site;
    const period = periodOf(query, new Date(Date.now()));
    const [texts, words] = [createFigureTexts(site), INSIGHTS_SENTENCES[languageOf(site)]];
    const [counts, pages] = await Promise.all([
      countVisits(db, site.id, period),
      mostViewedPages(db, site.id, { period, most: PAGES_SHOWN }),
    ]);
    const how: TableWords = { period, locale, texts, words };
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
        summary: words.visitsSummary,
        isWhole: true,
      }),
      trendTable: figureTable(visitsTable(counts, how), { name: 'visits', period }),
      top: pages.map(({ path, now }) => ({ ...namedPage(path, words), value: now, text: texts.count(now) })),
      topTable: figureTable(pagesTable(pages, how), { name: 'pages', period }),
    } satisfies FiguresView;
  },
} satisfies Read<'config/visits/figures'>;

/** Sums of the period, beside those of the one before up to the same time. */
function tiles(counts: readonly VisitCount[], { period, texts, words }: TableWords): FigureTile[] {
  const sum = (name: VisitName, isNow: boolean) =>
    counts
      .filter((one) => one.name === name && one.isComparable && one.at >= period.from === isNow)
      .reduce((all, { value }) => all + value, 0);
  const perVisit = (isNow: boolean) => sum('view', isNow) / Math.max(sum('visit', isNow), 1);
  const tile = (name: string, figure: (isNow: boolean) => number, write: (value: number) => string): FigureTile => {
    const change = figureChange(figure(true), figure(false), { texts, words });
    return { name, text: write(figure(true)), ...(change ? { change } : {}) };
  };
  return [
    tile(words.tiles.views, (isNow) => sum('view', isNow), texts.count),
    tile(words.tiles.visits, (isNow) => sum('visit', isNow), texts.count),
    tile(words.tiles.visitors, (isNow) => sum('visitor', isNow), texts.count),
    tile(words.tiles.viewsPerVisit, perVisit, texts.average),
  ];
}
