import { randomUUID } from 'node:crypto';
import { HOME_CALLS } from 'shared-types/admin/home';
import { CATEGORIES_CALLS } from 'shared-types/admin/store/categories';
import { SURVEY_CALLS } from 'shared-types/admin/insights/survey';
import { loadCategories } from '../site/catalogue/categories-of';
import { changeCategories } from '../commerce/category/change-categories';
import { surveyStretch } from '../admin/survey/survey-stretch';
import { signInAsOwner, type BadInputCase, type World } from './bad-input-case.fixture';

const UNKNOWN = '00000000-0000-4000-8000-00000000dead';
const NO_IDS = ['', 'x', UNKNOWN, '__proto__'];
const NO_NAMES = ['', '   ', 'x'.repeat(26)];

const newName = () => randomUUID().slice(0, 20);

async function shopOf(world: World): Promise<{ readonly siteId: string; readonly shop: string }> {
  const siteId = await signInAsOwner(world);
  const { db } = world.open;
  const page = db.selectFrom('page').select('id').where('site_id', '=', siteId).where('path', '=', '/shop');
  return { siteId, shop: (await page.executeTakeFirstOrThrow()).id };
}

/** Creates a category, and returns its id. */
async function added(world: World): Promise<string> {
  const { siteId, shop } = await shopOf(world);
  const { db } = world.open;
  const account = await db.selectFrom('account').select(['id', 'display_name']).executeTakeFirstOrThrow();
  const name = newName();
  await changeCategories(db, {
    siteId,
    account: { id: account.id, displayName: account.display_name },
    input: { act: 'added', collectionId: shop, parentId: null, name },
  });
  return (await loadCategories(db, siteId)).all.find((one) => one.name === name)?.id ?? '';
}

const SURVEY_CASE: BadInputCase = {
  route: `POST ${SURVEY_CALLS.answerSurvey.path}`,
  right: async (world) => {
    await signInAsOwner(world);
    const { quarter } = surveyStretch(new Date(Date.now()));
    return { path: SURVEY_CALLS.answerSurvey.path, body: { how: 'answer', quarter, rating: '4', text: 'Well' } };
  },
  required: ['how', 'quarter', 'rating'],
  texts: ['quarter'],
  wrong: {
    how: ['', 'never'],
    quarter: ['', '1999-Q1'],
    rating: ['', '0', '6', '1.5', 4],
    text: [7, [], {}, 'x'.repeat(1001)],
  },
};

const SETUP_LIST_CASE: BadInputCase = {
  route: `POST ${HOME_CALLS.changeSetupList.path}`,
  right: async (world) => {
    await signInAsOwner(world);
    return { path: HOME_CALLS.changeSetupList.path, body: { act: 'hide' } };
  },
  required: ['act'],
  texts: [],
  wrong: { act: ['', 'remove', 7, []] },
};

export const CATEGORY_CASES: readonly BadInputCase[] = [
  SURVEY_CASE,
  SETUP_LIST_CASE,
  {
    route: `POST ${CATEGORIES_CALLS.addCategory.path}`,
    right: async (world) => ({
      path: CATEGORIES_CALLS.addCategory.path,
      body: { shop: (await shopOf(world)).shop, under: '', name: newName() },
    }),
    required: ['shop', 'name'],
    texts: ['shop', 'under', 'name'],
    wrong: { shop: NO_IDS, under: ['x', UNKNOWN, '__proto__'], name: NO_NAMES },
  },
  {
    route: `POST ${CATEGORIES_CALLS.renameCategory.path}`,
    right: async (world) => ({
      path: CATEGORIES_CALLS.renameCategory.path,
      body: { id: await added(world), name: newName() },
    }),
    required: ['id', 'name'],
    texts: ['id', 'name'],
    wrong: { id: NO_IDS, name: NO_NAMES },
  },
  {
    route: `POST ${CATEGORIES_CALLS.moveCategory.path}`,
    right: async (world) => ({ path: CATEGORIES_CALLS.moveCategory.path, body: { id: await added(world), under: '' } }),
    required: ['id'],
    texts: ['id', 'under'],
    wrong: { id: NO_IDS, under: ['x', UNKNOWN, '__proto__'] },
  },
  {
    route: `POST ${CATEGORIES_CALLS.removeCategory.path}`,
    right: async (world) => ({
      path: CATEGORIES_CALLS.removeCategory.path,
      body: { id: await added(world), below: '0' },
    }),
    required: ['id', 'below'],
    texts: ['id', 'below'],
    wrong: { id: NO_IDS, below: ['', '-1', '1.5', 'x', '1e3'] },
  },
];
