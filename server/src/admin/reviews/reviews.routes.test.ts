import { randomUUID } from 'node:crypto';
import { PostgresDriver } from 'kysely';
import { REVIEW_CALLS } from 'shared-types/commerce/orders/review';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { REVIEWS_CALLS } from 'shared-types/admin/store/reviews';
import { spec } from '../../../../tools/testing/spec';
import { seedAccount, signIn } from '../../../../tools/testing/store/seed-account';
import type { Shopper } from '../../../../tools/testing/store/shopper';
import { firstFormBlock } from '../../../../tools/testing/site/page-block';
import { prepareOrders } from '../../commerce/checkout/orders.fixture';
import { keepEmails } from '../../commerce/order/changes.fixture';
import { productLoader } from '../../commerce/product/product.loader';
import { findReviewSettings } from '../../commerce/review/review-settings.store';
import { requestReviews } from '../../commerce/review/reviews.fixture';
import { changeReview as writeReview, countReviews } from './reviews.store';

const { changeReview, saveReviewSettings } = REVIEWS_CALLS;
const TEXT = 'Sturdy.\n<b>Warm</b>';

const orders = prepareOrders();
let owner: Shopper;
beforeAll(async () => {
  await keepEmails(orders);
  const { db, seeded } = orders.store;
  await seedAccount(db, { email: 'ola@x.test', roles: { [seeded.host]: ['storeManager'] } });
  await seedAccount(db, { email: 'rep@x.test', roles: { [seeded.host]: ['reporting'] } });
  owner = await signedIn('ola@x.test');
});

async function signedIn(email: string): Promise<Shopper> {
  const browser = orders.store.shopper();
  await signIn(browser, email);
  return browser.twin();
}

/** A new review by a buyer: its id, and its product's slug. */
async function reviewed(rating = 4): Promise<{ id: string; slug: string }> {
  const { token, lines } = await requestReviews(orders);
  const review = { token, line: lines[0], rating, text: TEXT, key: randomUUID() };
  await orders.store.shopper().call('POST', REVIEW_CALLS.sendReview.path, review);
  const { db } = orders.store;
  const row = db
    .selectFrom('review')
    .innerJoin('product', 'product.id', 'review.product_id')
    .select(['review.id', 'slug'])
    .where('order_line_id', '=', lines[0] ?? '');
  return row.executeTakeFirstOrThrow();
}
const change = (id: string, to: string, browser = owner) => browser.call('POST', changeReview.path, { id, to });
const view = async (slug: string) => {
  orders.store.forget();
  return orders.store.load(productLoader, { path: `/shop/p/${slug}` });
};
const count = (state: 'new' | 'published' | 'hidden') =>
  countReviews(orders.store.db, { siteId: orders.store.seeded.id, state });

spec('REVIEW-08', 'a review is on its product’s page once it is published, and gone once it is hidden', async () => {
  const { id, slug } = await reviewed();
  const list = await owner.get(ADMIN_PATH.reviews);
  expect([list.statusCode, list.body.includes('&lt;b&gt;Warm&lt;/b&gt;')]).toEqual([200, true]);
  expect((await view(slug))?.reviews).toBeUndefined();
  const before = await orders.revision();
  const replies = [await change(id, 'published'), await change(id, 'published')];
  expect(replies.map((reply) => reply.json().location)).toEqual(Array(2).fill(`/config/reviews?changed=${id}`));
  expect(await orders.revision()).toBe(before + 1);
  expect((await view(slug))?.reviews).toMatchObject({
    average: 4,
    count: 1,
    newest: [{ id, rating: 4, text: TEXT, author: 'Ada' }],
  });
  const page = await orders.store.shopper().get(`/shop/p/${slug}`);
  expect(page.body).toContain('Sturdy.<br/>&lt;b&gt;Warm&lt;/b&gt;');
  expect(page.body).toContain('"aggregateRating":{"@type":"AggregateRating","ratingValue":4,"reviewCount":1}');
  await change(id, 'hidden');
  expect((await view(slug))?.reviews).toBeUndefined();
  expect((await orders.store.shopper().get(`/shop/p/${slug}`)).body).not.toMatch(/id="reviews"|aggregateRating/);
});

test('a review is published although a concurrent import deadlocks with it', async () => {
  const { id, slug } = await reviewed();
  const deadlock = Object.assign(new Error('deadlock detected'), { code: '40P01' });
  jest.spyOn(PostgresDriver.prototype, 'commitTransaction').mockRejectedValueOnce(deadlock);
  const { db, seeded } = orders.store;
  const changed = await writeReview(db, { siteId: seeded.id, id, to: 'published' });
  expect(changed).toEqual({ kind: 'changed', isChanged: true });
  expect((await view(slug))?.reviews?.count).toBe(1);
  await change(id, 'hidden');
});

test('the average has one decimal, and a page shows at most the ten newest', async () => {
  const { id, slug } = await reviewed(1);
  const { db } = orders.store;
  const {
    order_line_id: _,
    id: __,
    ...own
  } = await db.selectFrom('review').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const lines = await db.selectFrom('order_line').selectAll().where('site_id', '=', own.site_id).execute();
  for (let more = 0; more < 11; more += 1) {
    const line = {
      ...lines[0]!,
      id: randomUUID(),
      variant_id: randomUUID(),
      option_values: JSON.stringify([]),
      picture: null,
      answers: null,
    };
    await db
      .insertInto('order_line')
      .values(line as never)
      .execute();
    await db
      .insertInto('review')
      .values({ ...own, order_line_id: line.id, rating: 5, received_at: new Date(2026, 0, more + 1) } as never)
      .execute();
  }
  await db.updateTable('review').set({ state: 'published' }).where('product_id', '=', own.product_id).execute();
  const reviews = (await view(slug))?.reviews;
  expect([reviews?.average, reviews?.averageText, reviews?.count, reviews?.newest.length]).toEqual([
    4.7,
    '4.7',
    12,
    10,
  ]);
});

spec('ROLE-04', 'nobody else may publish it, and nobody a review of another site', async () => {
  const { id } = await reviewed();
  const reporting = await signedIn('rep@x.test');
  expect((await change(id, 'published', reporting)).statusCode).toBe(403);
  expect((await change(id, 'published', orders.store.shopper())).statusCode).toBe(401);
  expect((await reporting.get(ADMIN_PATH.reviews)).statusCode).toBe(403);
  const settings = { days: '3', base: 'asking-7' };
  expect((await reporting.call('POST', saveReviewSettings.path, settings)).statusCode).toBe(403);
  expect((await change(randomUUID(), 'published')).json().code).toBe('admin/review-gone');
  expect(await count('published')).toBe(12);
});

test('without script both forms redirect to the list, which says what was done', async () => {
  const { id } = await reviewed();
  const page = '/config/reviews?state=new';
  const sent = await owner.post(changeReview.path, { id, to: 'published', page });
  expect([sent.statusCode, sent.headers.location]).toEqual([303, `${page}&changed=${id}`]);
  expect((await owner.get(String(sent.headers.location))).body).toContain('Done. The review has a new status');
  const block = firstFormBlock((await owner.get(page)).body);
  const wrong = await owner.post(saveReviewSettings.path, { asking: 'yes', days: '61', base: 'asking-7', page, block });
  expect([wrong.statusCode, wrong.body.includes('from 1 to 60')]).toEqual([422, true]);
  const saved = await owner.post(saveReviewSettings.path, { asking: 'yes', days: '7', base: 'asking-7', page, block });
  expect([saved.statusCode, saved.headers.location]).toEqual([303, `${page}&saved=1`]);
});

test('an owner sets whether buyers are asked, and does not overwrite what the form has not shown', async () => {
  const save = (fields: object) => owner.call('POST', saveReviewSettings.path, fields);
  expect((await save({ asking: 'yes', days: '14', base: 'asking-7' })).json().location).toBe('/config/reviews?saved=1');
  const settings = () => findReviewSettings(orders.store.db, orders.store.seeded.id);
  expect(await settings()).toEqual({ sendsRequests: true, afterDays: 14 });
  const conflict = await save({ days: '7', base: 'asking-7' });
  expect(conflict.json()).toMatchObject({
    code: 'admin/review-settings-conflict',
    error: expect.stringContaining('after 14 days'),
    key: 'asking-14',
  });
  expect((await save({ days: '7', base: 'asking-7', key: 'asking-14' })).statusCode).toBe(200);
  expect(await settings()).toEqual({ sendsRequests: false, afterDays: 7 });
});
