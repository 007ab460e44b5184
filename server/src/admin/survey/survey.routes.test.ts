import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { SURVEY_CALLS, SURVEY_COHORTS } from 'shared-types/admin/insights/survey';
import { openExample, type ExampleServer } from '../../../../tools/testing/site/open-example';
import { firstFormBlock } from '../../../../tools/testing/site/page-block';
import { spec } from '../../../../tools/testing/spec';
import { seedAccount, signIn } from '../../../../tools/testing/store/seed-account';
import type { Shopper } from '../../../../tools/testing/store/shopper';
import { lastingId } from '../../site/own-pages/lasting-id';
import { surveyCohort } from './survey-cohort';
import { surveyStretch } from './survey-stretch';
import { surveyQuarter } from './survey.store';

const A_DAY_MS = 86_400_000;
const OPS = 'ops@x.test';
const NOW = new Date(Date.now());
const { quarter, cohort } = surveyStretch(NOW);
const { answerSurvey, getSurveyAnswers } = SURVEY_CALLS;

let open: ExampleServer;
let surveyed: Shopper;
let accounts: readonly { readonly id: string; readonly email: string }[];
/** Enough for every cohort; their ids, and so their cohorts, are the same in each run. */
const EMAILS = Array.from({ length: 24 }, (_, index) => `owner-${index}@x.test`);
const LONG_AGO = new Date('2020-01-01T00:00:00Z');
beforeAll(async () => {
  open = await openExample({ accounts: Object.fromEntries(EMAILS.slice(0, 1).map((email) => [email, ['admin']])) });
  const first = await open.db.selectFrom('account').selectAll().executeTakeFirstOrThrow();
  const role = await open.db.selectFrom('website_role').selectAll().executeTakeFirstOrThrow();
  // They share a password hash, which is slow to make.
  const rows = EMAILS.slice(1).map((email) => ({ ...first, id: lastingId(email), email, created_at: LONG_AGO }));
  await open.db
    .insertInto('account')
    .values(rows as never)
    .execute();
  await open.db
    .insertInto('website_role')
    .values(rows.map(({ id }) => ({ ...role, account_id: id })))
    .execute();
  await seedAccount(open.db, { email: OPS, roles: { example: ['viewer'] }, platformRole: 'look' });
  accounts = rows;
  surveyed = await signedIn(accounts.find(({ id }) => surveyCohort(id) === cohort)?.email ?? '');
});
afterAll(() => open.close());

async function signedIn(email: string): Promise<Shopper> {
  const browser = open.visitor();
  await signIn(browser, email);
  return browser.twin();
}
const isSurveyed = async (browser: Shopper) => (await browser.get(ADMIN_PATH.home)).body.includes(answerSurvey.path);

spec('ENUM-19', 'accounts of one cohort are asked, and in each stretch those of another', async () => {
  const turns = [0, 18, 37, 55, 74].map((day) => new Date(Date.UTC(2027, 0, 1 + day, 12)));
  const cohorts = await Promise.all(
    accounts.map(async ({ id }) => {
      const quarters = await Promise.all(turns.map((at) => surveyQuarter(open.db, id, at)));
      expect(quarters.filter((one) => one !== undefined)).toEqual(['2027-Q1']);
      return SURVEY_COHORTS[quarters.indexOf('2027-Q1')];
    }),
  );
  expect(cohorts).toEqual(accounts.map(({ id }) => surveyCohort(id)));
  expect(new Set(cohorts).size).toBe(SURVEY_COHORTS.length);
  const other = accounts.find(({ id }) => surveyCohort(id) !== cohort)?.email ?? '';
  expect([await isSurveyed(surveyed), await isSurveyed(await signedIn(other))]).toEqual([true, false]);
});

spec('ENUM-19', 'an account younger than thirty days is not asked yet', async () => {
  const { id } = accounts.find((one) => surveyCohort(one.id) === cohort)!;
  const came = async (daysAgo: number) => {
    const created_at = new Date(NOW.getTime() - daysAgo * A_DAY_MS);
    await open.db
      .updateTable('account')
      .set({ created_at } as never)
      .where('id', '=', id)
      .execute();
    return surveyQuarter(open.db, id, NOW);
  };
  expect([await came(29.9), await came(30.1)]).toEqual([undefined, quarter]);
});

spec(
  'ENUM-19',
  'an account that postpones or answers is not asked again that quarter; a second answer changes nothing',
  async () => {
    const page = ADMIN_PATH.home;
    const block = firstFormBlock((await surveyed.get(page)).body);
    const wrong = await surveyed.post(answerSurvey.path, {
      how: 'answer',
      quarter,
      text: 'x'.repeat(1001),
      page,
      block,
    });
    expect([wrong.statusCode, wrong.body.includes('at most 1000')]).toEqual([422, true]);
    const later = await surveyed.post(answerSurvey.path, { how: 'later', quarter, page, block });
    expect([later.statusCode, later.headers.location]).toEqual([303, `${page}?survey=later`]);
    expect(await isSurveyed(surveyed)).toBe(false);
    const answer = (rating: string, text: string) =>
      surveyed.call('POST', answerSurvey.path, { how: 'answer', quarter, rating, text });
    expect([(await answer('4', '<b>Fine</b>\r\nReally')).statusCode, (await answer('1', 'No')).statusCode]).toEqual([
      200, 200,
    ]);
    const over = await surveyed.call('POST', answerSurvey.path, { how: 'later', quarter: '2020-Q1' });
    expect(over.json().code).toBe('admin/survey-over');
    const rows = await open.db.selectFrom('survey_answer').select(['quarter', 'cohort', 'rating', 'text']).execute();
    expect(rows).toEqual([{ quarter, cohort, rating: 4, text: '<b>Fine</b>\nReally' }]);
  },
);

spec('ENUM-19', 'ops see and download the answers, and nobody else does', async () => {
  const ops = await signedIn(OPS);
  const { body } = await ops.get(ADMIN_PATH.survey);
  for (const text of [quarter, '4.0', '&lt;b&gt;Fine&lt;/b&gt;']) expect(body).toContain(text);
  const file = await ops.get(getSurveyAnswers.path);
  expect([file.statusCode, file.body.includes(`${quarter},${cohort},4,`)]).toEqual([200, true]);
  expect([
    (await surveyed.get(ADMIN_PATH.survey)).statusCode,
    (await surveyed.get(getSurveyAnswers.path)).statusCode,
  ]).toEqual([403, 403]);
  const { headers } = await open.visitor().get(getSurveyAnswers.path);
  expect(headers.location).toBe('/config/sign-in?return=%2Fconfig%2Fsurvey');
});
