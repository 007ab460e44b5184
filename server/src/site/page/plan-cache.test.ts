import type { PagePlan } from './page-plan';
import { createPlanCache } from './plan-cache';

const plan = (isDegraded: boolean) => ({ isDegraded }) as PagePlan;

/** Asks twice, one after the other, and counts how often the page was planned. */
async function plannings(make: () => Promise<PagePlan | undefined>, keepsPlans = true): Promise<number> {
  const cache = createPlanCache(keepsPlans);
  const planning = jest.fn(make);
  await cache.get('/', planning).catch(() => undefined);
  await cache.get('/', planning).catch(() => undefined);
  return planning.mock.calls.length;
}

test('keeps a whole plan, and no other', async () => {
  expect(await plannings(() => Promise.resolve(plan(false)))).toBe(1);
  expect(await plannings(() => Promise.resolve(plan(true)))).toBe(2);
  expect(await plannings(() => Promise.resolve(undefined))).toBe(2);
  expect(await plannings(() => Promise.reject(new Error('The database is away.')))).toBe(2);
});

test('plans every page afresh where nothing is kept', async () => {
  expect(await plannings(() => Promise.resolve(plan(false)), false)).toBe(2);
});

test('plans once for all who ask meanwhile, and tells all of them of a failure', async () => {
  const cache = createPlanCache(true);
  const planning = jest.fn(() => Promise.reject(new Error('The database is away.')));
  const asked = await Promise.allSettled([cache.get('/', planning), cache.get('/', planning)]);
  expect(planning).toHaveBeenCalledTimes(1);
  expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});

test('forgets what was planned first when there are too many', async () => {
  const cache = createPlanCache(true);
  const planning = jest.fn(() => Promise.resolve(plan(false)));
  for (let page = 0; page <= 500; page += 1) await cache.get(`/${page}`, planning);
  await cache.get('/500', planning);
  expect(planning).toHaveBeenCalledTimes(501);
  await cache.get('/0', planning);
  expect(planning).toHaveBeenCalledTimes(502);
});
