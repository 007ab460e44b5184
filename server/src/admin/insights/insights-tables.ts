import { SPEED_METRIC_PARAMETER } from 'shared-types/admin/insights/speed';
import type { InsightsTableName } from 'shared-types/admin/insights/insights';
import { languageOf } from '../../platform/language';
import type { Database } from '../../platform/schema/database';
import type { Site } from '../../site/directory/site';
import { errorsTable, errorTimesTable } from '../errors/errors-tables';
import { countErrors, errorGroups } from '../errors/errors.store';
import { productsTable, salesTable } from '../sales/sales-tables';
import { bestSellers, countSales } from '../sales/sales.store';
import { metricOf } from '../speed/speed-metrics';
import { measuredOrigins, measuredVersions } from '../speed/speed-origins';
import { slowestPages, slowPagesTable, speedTable, versionsTable } from '../speed/speed-tables';
import { countOrigins, countPaths } from '../speed/speed.store';
import { pagesTable, visitsTable } from '../visits/visits-tables';
import { countVisits, mostViewedPages } from '../visits/visits.store';
import { createFigureTexts } from './figure-texts';
import type { CellTable } from './figure-table';
import type { InsightsPage } from './insights-frame';
import { INSIGHTS_MESSAGES } from './insights.messages';
import { periodOf } from './period';
import { stepValues } from './step-counts';

/** More rows than spreadsheets open easily. */
const MOST_ROWS = 10_000;

export interface TableInput {
  readonly db: Database;
  readonly site: Site;
  readonly query: URLSearchParams;
}

export interface InsightsTable {
  /** The page that shows it, whose capability also opens the file. */
  readonly page: InsightsPage;
  readonly load: (input: TableInput) => Promise<CellTable>;
}

export const INSIGHTS_TABLE: Readonly<Record<InsightsTableName, InsightsTable>> = {
  visits: {
    page: 'visits',
    load: async (input) => {
      const { db, siteId, how } = scopeOf(input);
      return visitsTable(await countVisits(db, siteId, how.period), how);
    },
  },
  pages: {
    page: 'visits',
    load: async (input) => {
      const { db, siteId, how } = scopeOf(input);
      return pagesTable(await mostViewedPages(db, siteId, { period: how.period, most: MOST_ROWS }), how);
    },
  },
  sales: {
    page: 'sales',
    load: async (input) => {
      const { db, siteId, how } = scopeOf(input);
      return salesTable(await countSales(db, { siteId, currency: how.currency }, how.period), how);
    },
  },
  products: {
    page: 'sales',
    load: async (input) => {
      const { db, siteId, how } = scopeOf(input);
      const { period, currency } = how;
      return productsTable(await bestSellers(db, { siteId, currency }, { period, most: MOST_ROWS }), how);
    },
  },
  speed: {
    page: 'speed',
    load: async (input) => {
      const { db, siteId, how } = scopeOf(input);
      const counts = await countOrigins(db, siteId, { period: how.period, name: how.metric });
      const names = measuredOrigins(counts, how.period.steps).map(({ name }) => name);
      return speedTable(counts, names, how);
    },
  },
  versions: {
    page: 'speed',
    load: async (input) => {
      const { db, siteId, how } = scopeOf(input);
      const counts = await countOrigins(db, siteId, { period: how.period, name: how.metric });
      return versionsTable(measuredVersions(counts), how);
    },
  },
  'slow-pages': {
    page: 'speed',
    load: async (input) => {
      const { db, siteId, how } = scopeOf(input);
      const counts = await countPaths(db, siteId, { period: how.period, name: how.metric, most: MOST_ROWS });
      return slowPagesTable(slowestPages(counts, MOST_ROWS), how);
    },
  },
  errors: {
    page: 'errors',
    load: async (input) => {
      const { db, siteId, how } = scopeOf(input);
      return errorsTable(await errorGroups(db, { siteId, span: how.period }, { most: MOST_ROWS }), how);
    },
  },
  'error-times': {
    page: 'errors',
    load: async (input) => {
      const { db, siteId, how } = scopeOf(input);
      return errorTimesTable(stepValues(await countErrors(db, siteId, how.period), how.period), how);
    },
  },
};

function scopeOf({ db, site, query }: TableInput) {
  const { id: siteId, locale, currency } = site;
  const how = {
    period: periodOf(query, new Date(Date.now()), site),
    locale,
    currency,
    metric: metricOf(query.get(SPEED_METRIC_PARAMETER)),
    texts: createFigureTexts(site),
    messages: INSIGHTS_MESSAGES[languageOf(site)],
  };
  return { db, siteId, how };
}
