import type { TrendFigures } from 'shared-types/admin/insights/insights';
import { ANNOUNCEMENT_RECORDS } from 'shared-types/telemetry/census';
import { languageOf } from '../../platform/language';
import type { Database } from '../../platform/schema/database';
import type { Site } from '../../site/directory/site';
import { censusCounts } from '../insights/census-counts';
import { makePeriod } from '../insights/period';
import { trendFigures } from '../insights/trend-figures';
import { ANNOUNCEMENT_MESSAGES } from './announcement.messages';

const EVENTS = ['shown', 'closed', 'clicked'] as const;

/** What visitors who allow statistics have done with the announcement in 30 days. */
export async function announcementFigures(db: Database, site: Site): Promise<TrendFigures> {
  const period = makePeriod('month', new Date(Date.now()), site.timeZone);
  const counts = await censusCounts(db, { siteId: site.id, period, names: Object.values(ANNOUNCEMENT_RECORDS) });
  const { figures, figuresSummary: summary } = ANNOUNCEMENT_MESSAGES[languageOf(site)];
  const series = EVENTS.map((event) => ({
    name: figures[event],
    counts: counts.filter(({ name }) => name === ANNOUNCEMENT_RECORDS[event]),
  }));
  return trendFigures(site, { period, series, summary });
}
