import { randomUUID } from 'node:crypto';
import { REVIEW_CALLS, REVIEW_LONGEST, type SendReview } from 'shared-types/commerce/orders/review';
import { PAGE_TYPE } from 'shared-types/site/page/page-type';
import { spec } from '../../../../tools/testing/spec';
import { holdRateWindows } from '../../../../tools/testing/store/hold-rate-windows';
import { seedSite } from '../../../../tools/testing/store/seed-site';
import type { Reply } from '../../../../tools/testing/store/shopper';
import { firstFormBlock } from '../../../../tools/testing/site/page-block';
import { prepareOrders } from '../checkout/orders.fixture';
import { keepEmails } from '../order/changes.fixture';
import { reviewRequestLoader } from './request.loader';
import { requestReviews, type ReviewableOrder } from './reviews.fixture';

const { path } = REVIEW_CALLS.sendReview;
const TEXT = 'Sturdy.\n<b>Warm</b> & light.';

const orders = prepareOrders();
let reviewable: ReviewableOrder;
beforeAll(() => keepEmails(orders));
beforeEach(async () => {
  for (const table of ['mail_outbox', 'rate_window', 'review'] as const)
    await orders.store.db.deleteFrom(table).execute();
  reviewable = await requestReviews(orders);
});

const review = (over: Partial<Record<keyof SendReview, unknown>> = {}) => ({
  token: reviewable.token,
  line: reviewable.lines[0],
  rating: 4,
  text: TEXT,
  key: randomUUID(),
  ...over,
});
const send = (over: Parameters<typeof review>[0] = {}, shopper = orders.store.shopper()) =>
  shopper.call('POST', path, review(over));
const codeOf = (reply: Reply) => [reply.statusCode, reply.json<{ code?: string }>().code];
const stored = () => orders.store.db.selectFrom('review').selectAll().execute();

spec(['REVIEW-08', 'REVIEW-01'], 'a review is stored once, with its author, product and order', async () => {
  const { product_id: productId } = await orders.store.db
    .selectFrom('order_line')
    .innerJoin('variant', 'variant.id', 'variant_id')
    .select('product_id')
    .where('order_line.id', '=', reviewable.lines[0] ?? '')
    .executeTakeFirstOrThrow();
  const key = randomUUID();
  const replies = await Promise.all([send({ key }), send({ key }), send({ key })]);
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect(await stored()).toEqual([
    expect.objectContaining({
      site_id: orders.store.seeded.id,
      order_line_id: reviewable.lines[0],
      product_id: productId,
      rating: 4,
      text: TEXT,
      author: 'Ada',
      state: 'new',
    }),
  ]);
});

spec('REVIEW-06', 'a reviewed line is not reviewed again, with any key or words', async () => {
  const [key, other] = [randomUUID(), randomUUID()];
  const replies = await Promise.all([send({ key, rating: 1 }), send({ key: other, rating: 5 })]);
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const [{ key: kept } = { key: '' }] = await stored();
  const refused = await send({ key: kept, rating: 3 });
  expect(codeOf(refused)).toEqual([409, 'commerce/review-given']);
  expect(refused.json().error).toBe('You have already reviewed this purchase');
  expect(await stored()).toHaveLength(1);
});

spec('REVIEW-05', 'an expired request is refused with its reason and stores nothing', async () => {
  await orders.store.db
    .updateTable('review_request')
    .set({ ends_at: new Date() })
    .where('order_id', '=', reviewable.orderId)
    .execute();
  const refused = await send();
  expect(codeOf(refused)).toEqual([410, 'commerce/review-expired']);
  expect(refused.json().error).toBe('Your review request has expired');
  const page = await orders.store.shopper().get(reviewable.path);
  expect([page.statusCode, page.body.includes('Your review request has expired')]).toEqual([200, true]);
  expect(page.body).not.toContain('name="rating"');
  expect(await stored()).toEqual([]);
});

spec(
  'REVIEW-07',
  'a request without the whole secret, or for another order’s line, is refused with advice to try again',
  async () => {
    const other = await requestReviews(orders, { email: 'eve@example.com' });
    const elsewhere = await seedSite(orders.store.db, { host: 'other.test' });
    orders.store.forget();
    const refusals = [
      await send({ line: other.lines[0] }),
      await send({ line: randomUUID() }),
      await send({ token: 'A'.repeat(43) }),
      await send({}, orders.store.shopper(elsewhere.host)),
    ];
    for (const refused of refusals) {
      expect(codeOf(refused)).toEqual([404, 'commerce/review-unknown']);
      expect(refused.json().error).toBe('Try submitting your review again');
    }
    expect(await stored()).toEqual([]);
    expect(await orders.store.load(reviewRequestLoader, { host: elsewhere.host, path: reviewable.path })).toBeNull();
    expect((await orders.store.shopper().get(reviewable.path.slice(0, -1))).statusCode).toBe(404);
  },
);

spec(['REVIEW-02', 'REVIEW-04'], 'a review needs one to five stars and has at most a thousand characters', async () => {
  for (const rating of [undefined, '', '0', '6', 2.5, 'x', null, [3]]) {
    const refused = await send({ rating });
    expect(codeOf(refused)).toEqual([400, 'commerce/review-invalid']);
    expect(refused.json().data.errors).toEqual({ rating: 'Please select a star rating' });
  }
  const long = await send({ text: 'x'.repeat(REVIEW_LONGEST + 2) });
  expect(long.json().data.errors).toEqual({ text: 'Please shorten your review by 2 characters.' });
  // Line breaks of forms are two characters, but count as one, as in the page.
  expect((await send({ text: `${'x'.repeat(499)}\r\n${'y'.repeat(500)}` })).statusCode).toBe(200);
});

spec(
  ['REVIEW-01', 'REVIEW-02', 'START-14'],
  'without script it is a page of type 209, which returns with the typed values',
  async () => {
    const visitor = orders.store.shopper();
    const page = await visitor.get(reviewable.path);
    expect(page.body).toContain('<h1>Rate your purchase</h1>');
    expect(page.body).toContain(`"pageType":${PAGE_TYPE.reviewsRequest}`);
    expect(page.body).toContain('client/review');
    expect(page.body).toContain('<meta name="robots" content="noindex"');
    const block = firstFormBlock(page.body);
    const form = { ...review(), return: reviewable.path, block };
    const { rating: _, ...starless } = form;
    const refused = await visitor.post(path, starless);
    expect([refused.statusCode, refused.body.includes('Please select a star rating')]).toEqual([422, true]);
    expect(refused.body).toContain('&lt;b&gt;Warm&lt;/b&gt; &amp; light.</textarea>');
    const sent = await visitor.post(path, form);
    expect(sent.statusCode).toBe(303);
    const thanks = await visitor.get(String(sent.headers.location));
    expect(thanks.body).toContain('Thank you for your review.');
    expect(thanks.body).toContain('&lt;b&gt;Warm&lt;/b&gt;');
    const later = await visitor.get(reviewable.path);
    expect([
      later.body.includes('You have already reviewed this purchase'),
      later.body.includes('Thank you for'),
    ]).toEqual([true, false]);
    // Only pages with the feature list its files in their release.
    for (const other of ['/cart', '/checkout/order'])
      expect((await visitor.get(other)).body).not.toContain('client/review');
  },
);

test('one address may send a limited number in a quarter of an hour', async () => {
  const statuses: number[] = [];
  for (let count = 0; count < 61; count += 1) {
    statuses.push((await send({ token: 'A'.repeat(43) })).statusCode);
    if (count === 0) await holdRateWindows(orders.store.db);
  }
  expect([statuses.slice(0, -1).every((status) => status === 404), statuses.at(-1)]).toEqual([true, 429]);
});
