import { sql } from 'kysely';
import type { SurveyCohort, SurveyRating } from 'shared-types/admin/insights/survey';
import type { Database } from '../../platform/schema/database';
import { surveyCohort } from './survey-cohort';
import { surveyStretch } from './survey-stretch';

/** New accounts cannot rate yet. */
const OLD_ENOUGH_MS = 30 * 86_400_000;

/** The quarter in which an account is asked now; undefined if it is not its turn, it is new, or it has answered. */
export async function surveyQuarter(db: Database, accountId: string, now: Date): Promise<string | undefined> {
  const { quarter, cohort } = surveyStretch(now);
  if (surveyCohort(accountId) !== cohort) return undefined;
  const surveyed = await db
    .selectFrom('account')
    .select('id')
    .where('id', '=', accountId)
    .where('created_at', '<=', new Date(now.getTime() - OLD_ENOUGH_MS))
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('survey_answer')
            .select('survey_answer.id')
            .where('survey_answer.account_id', '=', accountId)
            .where('survey_answer.quarter', '=', quarter),
        ),
      ),
    )
    .executeTakeFirst();
  return surveyed && quarter;
}

interface SurveyAnswer {
  readonly siteId: string;
  readonly accountId: string;
  readonly quarter: string;
  /** Absent if postponed. */
  readonly rating?: SurveyRating | undefined;
  readonly text: string;
}

/** Stores an answer once; it replaces only an earlier postponement. */
export async function keepAnswer(
  db: Database,
  { siteId, accountId, quarter, rating, text }: SurveyAnswer,
): Promise<void> {
  const cohort = surveyCohort(accountId);
  const row = { rating: rating ?? null, text, answered_at: sql<Date>`now()` };
  await db
    .insertInto('survey_answer')
    .values({ site_id: siteId, account_id: accountId, quarter, cohort, ...row })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'quarter']).doUpdateSet(row).where('survey_answer.rating', 'is', null),
    )
    .execute();
}

/** Sums by cohort, the newest quarter first. */
export async function surveySums(db: Database, most: number) {
  const rows = await db
    .selectFrom('survey_answer')
    .select(['quarter', 'cohort'])
    .select(({ fn }) => fn.count<number>('rating').as('answered'))
    .select(({ fn }) => fn.countAll<number>().as('all'))
    .select(sql<number | null>`avg(rating)::float8`.as('mean'))
    .groupBy(['quarter', 'cohort'])
    .orderBy('quarter', 'desc')
    .orderBy('cohort')
    .limit(most)
    .execute();
  return rows.map(({ all, answered, cohort, ...row }) => ({
    ...row,
    cohort: cohort as SurveyCohort,
    answered: Number(answered),
    putOff: Number(all) - Number(answered),
  }));
}

export async function surveyAnswers(
  db: Database,
  { most, areTexts }: { readonly most: number; readonly areTexts: boolean },
) {
  const rows = await db
    .selectFrom('survey_answer')
    .select(['id', 'quarter', 'cohort', 'rating', 'text', 'answered_at as at'])
    .where('rating', 'is not', null)
    .where('text', areTexts ? '!=' : 'is not', areTexts ? '' : null)
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return rows.map((row) => ({ ...row, cohort: row.cohort as SurveyCohort, rating: row.rating as SurveyRating }));
}
