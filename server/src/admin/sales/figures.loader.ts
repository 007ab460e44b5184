import type { FigureTile, FiguresView } from 'shared-types/admin/insights/insights';
import { decimalAmount } from '../../commerce/product/decimal-amount';
import { languageOf } from '../../platform/language';
import type { Loader } from '../../site/page/loader';
import { mayDo } from '../../site/session/capabilities';
import { countTrend } from '../insights/count-trend';
import { figureChange } from '../insights/figure-change';
import { figureTable } from '../insights/figure-table';
import { createFigureTexts } from '../insights/figure-texts';
import { insightsFrame } from '../insights/insights-frame';
import { INSIGHTS_MESSAGES } from '../insights/insights.messages';
import { periodOf } from '../insights/period';
import type { StepValues } from '../insights/step-counts';
import { productsTable, salesTable, salesValues, type SalesTableInput } from './sales-tables';
import { bestSellers, countSales, otherSales, type SalesCount } from './sales.store';

/** As many as fit on the page; the file has more. */
const PRODUCTS_SHOWN = 10;

export const salesLoader = {
  name: 'admin/sales/figures',
  scope: 'query',
  load: async ({ services: { db }, site, visitor: { account }, query }) => {
    if (!account || !mayDo(account, 'sales.read')) return null;
    const { locale, currency } = site;
    const period = periodOf(query, new Date(Date.now()), site);
    const [texts, messages] = [createFigureTexts(site), INSIGHTS_MESSAGES[languageOf(site)]];
    const store = { siteId: site.id, currency };
    const [counts, products, { inOtherCurrencies, hasAny }] = await Promise.all([
      countSales(db, store, period),
      bestSellers(db, store, { period, most: PRODUCTS_SHOWN }),
      otherSales(db, store, period),
    ]);
    const how: SalesTableInput = { period, locale, currency, texts, messages };
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
        summary: messages.salesSummary,
      }),
      trendTable: figureTable(salesTable(counts, how), { name: 'sales', period }),
      top: products.map(({ title, cents, pieces }) => ({
        name: title,
        value: cents,
        text: texts.money(cents),
        note: messages.pieces(pieces, texts.count(pieces)),
      })),
      topTable: figureTable(productsTable(products, how), { name: 'products', period }),
      ...(inOtherCurrencies > 0
        ? { note: messages.otherCurrencies(inOtherCurrencies, texts.count(inOtherCurrencies), currency) }
        : {}),
    } satisfies FiguresView;
  },
} satisfies Loader<'admin/sales/figures'>;

/** The axis has round amounts of the currency, not of its minor units. */
function inUnits({ now, before }: StepValues, amount: (cents: number) => number): StepValues {
  return { now: now.map(amount), before: before.map(amount) };
}

/** Sums of the period, beside those of the period before up to the same time. */
function tiles(counts: readonly SalesCount[], { period, texts, messages }: SalesTableInput): FigureTile[] {
  const sum = (figure: 'orders' | 'cents' | 'pieces', isNow: boolean) =>
    counts
      .filter((one) => one.isComparable && one.at >= period.from === isNow)
      .reduce((all, one) => all + one[figure], 0);
  const average = (isNow: boolean) => Math.round(sum('cents', isNow) / Math.max(sum('orders', isNow), 1));
  const tile = (name: string, figure: (isNow: boolean) => number, write: (value: number) => string): FigureTile => {
    const change = figureChange(figure(true), figure(false), { texts, messages });
    return { name, text: write(figure(true)), ...(change ? { change } : {}) };
  };
  return [
    tile(messages.tiles.revenue, (isNow) => sum('cents', isNow), texts.money),
    tile(messages.tiles.orders, (isNow) => sum('orders', isNow), texts.count),
    tile(messages.tiles.average, average, texts.money),
    tile(messages.tiles.pieces, (isNow) => sum('pieces', isNow), texts.count),
  ];
}
