import type { FigureTile, FiguresView } from 'shared-types/config/insights';
import { decimalAmount } from '../../commerce/product/decimal-amount';
import { languageOf } from '../../language';
import type { Read } from '../../site/page/read';
import { mayDo } from '../../site/session/capabilities';
import { countTrend } from '../insights/count-trend';
import { figureChange } from '../insights/figure-change';
import { figureTable } from '../insights/figure-table';
import { createFigureTexts } from '../insights/figure-texts';
import { insightsFrame } from '../insights/insights-frame';
import { INSIGHTS_SENTENCES } from '../insights/insights.sentences';
import { periodOf } from '../insights/period';
import type { StepValues } from '../insights/step-counts';
import { productsTable, salesTable, salesValues, type SalesTableWords } from './sales-tables';
import { bestSellers, countSales, otherSales, type SalesCount } from './sales.store';

/** What a page has room for; the file has more. */
const PRODUCTS_SHOWN = 10;

/** What was ordered, and what it brought. */
export const salesRead = {
  name: 'config/sales/figures',
  scope: 'query',
  read: async ({ services: { db }, site, visitor: { account }, query }) => {
    if (!account || !mayDo(account, 'sales.read')) return null;
    const { locale, currency } = site;
    const period = periodOf(query, new Date(Date.now()));
    const [texts, words] = [createFigureTexts(site), INSIGHTS_SENTENCES[languageOf(site)]];
    const store = { siteId: site.id, currency };
    const [counts, products, { inOtherCurrencies, hasAny }] = await Promise.all([
      countSales(db, store, period),
      bestSellers(db, store, { period, most: PRODUCTS_SHOWN }),
      otherSales(db, store, period),
    ]);
    const how: SalesTableWords = { period, locale, currency, texts, words };
    const isAny = salesValues(counts, 'orders', period).now.some((value) => value > 0);
    const amount = (cents: number) => Number(decimalAmount(cents, currency));
    return {
      frame: insightsFrame({ page: 'sales', period, account, locale }),
      state: isAny ? 'some' : hasAny ? 'none' : 'never',
      tiles: tiles(counts, how),
      trend: countTrend({
        ...how,
        values: inUnits(salesValues(counts, 'cents', period), amount),
        write: texts.amount,
        writeAxis: texts.axis.money,
        summary: words.salesSummary,
      }),
      trendTable: figureTable(salesTable(counts, how), { name: 'sales', period }),
      top: products.map(({ title, cents, pieces }) => ({
        name: title,
        value: cents,
        text: texts.money(cents),
        note: words.pieces(pieces, texts.count(pieces)),
      })),
      topTable: figureTable(productsTable(products, how), { name: 'products', period }),
      ...(inOtherCurrencies > 0
        ? { note: words.otherCurrencies(inOtherCurrencies, texts.count(inOtherCurrencies), currency) }
        : {}),
    } satisfies FiguresView;
  },
} satisfies Read<'config/sales/figures'>;

/** The axis has round amounts of the currency, not of its minor units. */
function inUnits({ now, before }: StepValues, amount: (cents: number) => number): StepValues {
  return { now: now.map(amount), before: before.map(amount) };
}

/** Sums of the period, beside those of the one before up to the same time. */
function tiles(counts: readonly SalesCount[], { period, texts, words }: SalesTableWords): FigureTile[] {
  const sum = (figure: 'orders' | 'cents' | 'pieces', isNow: boolean) =>
    counts
      .filter((one) => one.isComparable && one.at >= period.from === isNow)
      .reduce((all, one) => all + one[figure], 0);
  const average = (isNow: boolean) => Math.round(sum('cents', isNow) / Math.max(sum('orders', isNow), 1));
  const tile = (name: string, figure: (isNow: boolean) => number, write: (value: number) => string): FigureTile => {
    const change = figureChange(figure(true), figure(false), { texts, words });
    return { name, text: write(figure(true)), ...(change ? { change } : {}) };
  };
  return [
    tile(words.tiles.revenue, (isNow) => sum('cents', isNow), texts.money),
    tile(words.tiles.orders, (isNow) => sum('orders', isNow), texts.count),
    tile(words.tiles.average, average, texts.money),
    tile(words.tiles.pieces, (isNow) => sum('pieces', isNow), texts.count),
  ];
}
