import type { PagePlan } from './page-plan';
import { createMemoryBudget } from '../../memory/memory-budget';
import { createPlanCache, type KeptPlan } from './plan-cache';

const plan = (isDegraded: boolean, showsStock = false) =>
  ({ isDegraded, showsStock, shared: new Map() }) as unknown as PagePlan;
const roomOf = (bytes: number) => createMemoryBudget(bytes).room<KeptPlan>('plan');
const at = (key: string, stockRevision = 1) => ({ key, stockRevision });

/** Asks twice, one after the other, and counts how often the page was planned. */
async function plannings(make: () => Promise<PagePlan | undefined>, keepsPlans = true): Promise<number> {
  const cache = createPlanCache(keepsPlans ? roomOf(1_000_000) : undefined);
  const planning = jest.fn(make);
  await cache.get(at('/'), planning).catch(() => undefined);
  await cache.get(at('/'), planning).catch(() => undefined);
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
  const cache = createPlanCache(roomOf(1_000_000));
  const planning = jest.fn(() => Promise.reject(new Error('The database is away.')));
  const asked = await Promise.allSettled([cache.get(at('/'), planning), cache.get(at('/'), planning)]);
  expect(planning).toHaveBeenCalledTimes(1);
  expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});

test('what it does not have room for is planned again', async () => {
  const cache = createPlanCache(roomOf(1_000_000));
  const frame = [Buffer.alloc(300_000)];
  const planning = jest.fn(() => Promise.resolve({ ...plan(false), frame, shared: new Map() } as PagePlan));
  for (const page of ['/a', '/b', '/c', '/d']) await cache.get(at(page), planning);
  await cache.get(at('/d'), planning);
  expect(planning).toHaveBeenCalledTimes(4);
  await cache.get(at('/a'), planning);
  expect(planning).toHaveBeenCalledTimes(5);
});

test.each([true, false])(
  'a sale has a page planned again where it shows stock (%s), and no other',
  async (showsStock) => {
    const cache = createPlanCache(roomOf(1_000_000));
    const planning = jest.fn(() => Promise.resolve(plan(false, showsStock)));
    for (const stockRevision of [1, 1, 2, 2]) await cache.get(at('/', stockRevision), planning);
    expect(planning).toHaveBeenCalledTimes(showsStock ? 2 : 1);
  },
);
