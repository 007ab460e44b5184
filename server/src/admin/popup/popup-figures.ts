import type { PopupFigures } from 'shared-types/admin/pages/popup';
import { BLOCK_TYPE } from 'shared-types/site/block-type';
import { PAGE_TYPE } from 'shared-types/site/page/page-type';
import { OVERLAY_RECORDS } from 'shared-types/telemetry/census';
import { languageOf } from '../../platform/language';
import type { Database } from '../../platform/schema/database';
import type { Site } from '../../site/directory/site';
import { countTrend } from '../insights/count-trend';
import { createFigureTexts } from '../insights/figure-texts';
import { INSIGHTS_MESSAGES } from '../insights/insights.messages';
import { makePeriod } from '../insights/period';
import { stepValues, type StepCount } from '../insights/step-counts';
import { countOverlays, countSent } from './popup.store';
import { POPUP_MESSAGES } from './popup.messages';

const FORMS: ReadonlySet<number> = new Set([BLOCK_TYPE.form, BLOCK_TYPE.newsletter]);

/** What visitors have done with the popup in 30 days. Only visitors who allow statistics are counted as shown and closed. */
export async function popupFigures(db: Database, site: Site): Promise<PopupFigures> {
  const period = makePeriod('month', new Date(Date.now()), site.timeZone);
  const siteId = site.id;
  const [overlays, sent] = await Promise.all([
    countOverlays(db, { siteId, period }),
    countSent(db, { siteId, period, formIds: formsOf(site) }),
  ]);
  const counts = {
    shown: overlays.filter(({ name }) => name === OVERLAY_RECORDS.shown),
    closed: overlays.filter(({ name }) => name === OVERLAY_RECORDS.closed),
    sent,
  } satisfies Record<string, readonly StepCount[]>;
  const texts = createFigureTexts(site);
  const [messages, { figures, figuresSummary }] = [
    INSIGHTS_MESSAGES[languageOf(site)],
    POPUP_MESSAGES[languageOf(site)],
  ];
  const how = { period, locale: site.locale, messages, write: texts.count, writeAxis: texts.axis.count };
  const names = ['shown', 'closed', 'sent'] as const;
  const sum = (values: readonly StepCount[]) => values.reduce((all, { value }) => all + value, 0);
  return {
    tiles: names.map((name) => ({ name: figures[name], text: texts.count(sum(counts[name])) })),
    trends: names.map((name) => ({
      name: figures[name],
      trend: countTrend({
        ...how,
        values: { ...stepValues(counts[name], period), before: period.steps.map(() => 0) },
        summary: figuresSummary,
        isWhole: true,
      }),
    })),
  };
}

function formsOf({ pages }: Pick<Site, 'pages'>): readonly string[] {
  const popups = pages.filter(({ pageType }) => pageType === PAGE_TYPE.popupOverlay);
  return popups.flatMap(({ blocks }) => [...blocks.values()].filter(({ type }) => FORMS.has(type)).map(({ id }) => id));
}
