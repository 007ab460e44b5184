import type { Loader } from '../../site/page/loader';
import { mayDo } from '../../site/session/capabilities';
import { surveyAnswers, surveySums } from './survey.store';

/** Two years of five cohorts. */
const MOST_SUMS = 40;
const MOST_TEXTS = 100;

/** The survey's results, for accounts that may see remotes. */
export const surveyLoader = {
  name: 'admin/survey/figures',
  scope: 'query',
  load: async ({ services: { db }, site, visitor: { account } }) => {
    if (!account || !mayDo(account, 'remotes.read')) return null;
    const number = new Intl.NumberFormat(site.locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
    const [sums, texts] = await Promise.all([
      surveySums(db, MOST_SUMS),
      surveyAnswers(db, { most: MOST_TEXTS, areTexts: true }),
    ]);
    return {
      figures: sums.map(({ mean, ...sum }) => ({ ...sum, mean: mean === null ? '' : number.format(mean) })),
      texts: texts.map(({ at: _, ...one }) => one),
    };
  },
} satisfies Loader<'admin/survey/figures'>;
