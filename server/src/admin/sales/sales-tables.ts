import { decimalAmount } from '../../commerce/product/decimal-amount';
import type { FigureTexts } from '../insights/figure-texts';
import { numberCell, type Cell, type CellTable } from '../insights/figure-table';
import type { InsightsMessages } from '../insights/insights.messages';
import type { Period } from '../insights/period';
import { stepValues, type StepValues } from '../insights/step-counts';
import { stepRows } from '../insights/step-rows';
import type { ProductSales, SalesCount } from './sales.store';

export interface SalesTableInput {
  readonly period: Period;
  readonly locale: string;
  readonly currency: string;
  readonly texts: FigureTexts;
  readonly messages: InsightsMessages;
}

export function salesValues(
  counts: readonly SalesCount[],
  figure: 'orders' | 'cents' | 'pieces',
  period: Period,
): StepValues {
  return stepValues(
    counts.map((count) => ({ at: count.at, value: count[figure] })),
    period,
  );
}

/** Sales by step; the file contains decimal amounts, with the currency beside them. */
export function salesTable(counts: readonly SalesCount[], how: SalesTableInput): CellTable {
  const { period, locale, currency, texts, messages } = how;
  const { time, orders, pieces, revenue, before } = messages.columns;
  const [ordered, sold, earned] = (['orders', 'pieces', 'cents'] as const).map((figure) =>
    salesValues(counts, figure, period),
  );
  const number = (value: number | undefined) => numberCell(value ?? 0, texts.count);
  const rows = stepRows(period, locale, (index) => [
    number(ordered?.now[index]),
    number(sold?.now[index]),
    moneyCell(earned?.now[index] ?? 0, how),
    moneyCell(earned?.before[index] ?? 0, how),
  ]);
  const inCurrency = `${revenue} (${currency})`;
  return { columns: [time, orders, pieces, inCurrency, `${inCurrency}: ${before.toLocaleLowerCase(locale)}`], rows };
}

export function productsTable(products: readonly ProductSales[], how: SalesTableInput): CellTable {
  const { product, pieces, revenue } = how.messages.columns;
  const rows = products.map(({ title, pieces: sold, cents }) => [
    title,
    numberCell(sold, how.texts.count),
    moneyCell(cents, how),
  ]);
  return { columns: [product, pieces, `${revenue} (${how.currency})`], rows };
}

function moneyCell(cents: number, { texts, currency }: Pick<SalesTableInput, 'texts' | 'currency'>): Cell {
  return { text: texts.money(cents), raw: decimalAmount(cents, currency) };
}
