import type { TrendFigures } from 'shared-types/admin/insights/insights';
import { BLOCK_TYPE } from 'shared-types/site/block-type';
import { PAGE_TYPE } from 'shared-types/site/page/page-type';
import { OVERLAY_RECORDS } from 'shared-types/telemetry/census';
import { languageOf } from '../../platform/language';
import type { Database } from '../../platform/schema/database';
import type { Site } from '../../site/directory/site';
import { censusCounts } from '../insights/census-counts';
import { makePeriod } from '../insights/period';
import { trendFigures } from '../insights/trend-figures';
import { countSent } from './popup.store';
import { POPUP_MESSAGES } from './popup.messages';

const FORMS: ReadonlySet<number> = new Set([BLOCK_TYPE.form, BLOCK_TYPE.newsletter]);

/** What visitors have done with the popup in 30 days. Only visitors who allow statistics are counted as shown and closed. */
export async function popupFigures(db: Database, site: Site): Promise<TrendFigures> {
  const period = makePeriod('month', new Date(Date.now()), site.timeZone);
  const siteId = site.id;
  const [overlays, sent] = await Promise.all([
    censusCounts(db, { siteId, period, names: Object.values(OVERLAY_RECORDS) }),
    countSent(db, { siteId, period, formIds: formsOf(site) }),
  ]);
  const { figures, figuresSummary: summary } = POPUP_MESSAGES[languageOf(site)];
  const named = (event: keyof typeof OVERLAY_RECORDS) => ({
    name: figures[event],
    counts: overlays.filter(({ name }) => name === OVERLAY_RECORDS[event]),
  });
  const series = [named('shown'), named('closed'), { name: figures.sent, counts: sent }];
  return trendFigures(site, { period, series, summary });
}

function formsOf({ pages }: Pick<Site, 'pages'>): readonly string[] {
  const popups = pages.filter(({ pageType }) => pageType === PAGE_TYPE.popupOverlay);
  return popups.flatMap(({ blocks }) => [...blocks.values()].filter(({ type }) => FORMS.has(type)).map(({ id }) => id));
}
