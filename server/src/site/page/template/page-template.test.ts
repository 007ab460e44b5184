import { createMemoryBudget } from '../../../platform/memory/memory-budget';
import { createPageTemplateCache, type KeptPageTemplate, type PageTemplate } from './page-template';

const pageTemplate = (isDegraded: boolean, showsStock = false) =>
  ({ isDegraded, showsStock, shared: new Map() }) as unknown as PageTemplate;
const roomOf = (bytes: number) => createMemoryBudget(bytes).room<KeptPageTemplate>('page-template');
const at = (key: string, stockRevision = 1) => ({ key, stockRevision });

/** Requests twice in sequence, and counts how often the template was made. */
async function timesMade(make: () => Promise<PageTemplate | undefined>, keepsTemplates = true): Promise<number> {
  const cache = createPageTemplateCache(keepsTemplates ? roomOf(1_000_000) : undefined);
  const create = jest.fn(make);
  await cache.get(at('/'), create).catch(() => undefined);
  await cache.get(at('/'), create).catch(() => undefined);
  return create.mock.calls.length;
}

test('caches a complete template, and no other', async () => {
  expect(await timesMade(() => Promise.resolve(pageTemplate(false)))).toBe(1);
  expect(await timesMade(() => Promise.resolve(pageTemplate(true)))).toBe(2);
  expect(await timesMade(() => Promise.resolve(undefined))).toBe(2);
  expect(await timesMade(() => Promise.reject(new Error('The database is away.')))).toBe(2);
});

test('makes every page’s template again without a cache', async () => {
  expect(await timesMade(() => Promise.resolve(pageTemplate(false)), false)).toBe(2);
});

test('makes a template once for simultaneous requests, and reports a failure to all of them', async () => {
  const cache = createPageTemplateCache(roomOf(1_000_000));
  const create = jest.fn(() => Promise.reject(new Error('The database is away.')));
  const requested = await Promise.allSettled([cache.get(at('/'), create), cache.get(at('/'), create)]);
  expect(create).toHaveBeenCalledTimes(1);
  expect(requested.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});

test('what does not fit the cache is made again', async () => {
  const cache = createPageTemplateCache(roomOf(1_000_000));
  const frame = [Buffer.alloc(300_000)];
  const create = jest.fn(() => Promise.resolve({ ...pageTemplate(false), frame, shared: new Map() } as PageTemplate));
  for (const page of ['/a', '/b', '/c', '/d']) await cache.get(at(page), create);
  await cache.get(at('/d'), create);
  expect(create).toHaveBeenCalledTimes(4);
  await cache.get(at('/a'), create);
  expect(create).toHaveBeenCalledTimes(5);
});

test.each([true, false])(
  'a sale invalidates a page’s template if it shows stock (%s), and no other',
  async (showsStock) => {
    const cache = createPageTemplateCache(roomOf(1_000_000));
    const create = jest.fn(() => Promise.resolve(pageTemplate(false, showsStock)));
    for (const stockRevision of [1, 1, 2, 2]) await cache.get(at('/', stockRevision), create);
    expect(create).toHaveBeenCalledTimes(showsStock ? 2 : 1);
  },
);

test('a template that changes with time is made again from then on', async () => {
  jest.useFakeTimers({ now: 1_000 });
  const cache = createPageTemplateCache(roomOf(1_000_000));
  const create = jest.fn(() => Promise.resolve({ ...pageTemplate(false), changesAt: new Date(2_000) }));
  const timesAt = async (now: number): Promise<number> => {
    jest.setSystemTime(now);
    await cache.get(at('/'), create);
    return create.mock.calls.length;
  };
  try {
    expect([await timesAt(1_000), await timesAt(1_999), await timesAt(2_000)]).toEqual([1, 1, 2]);
  } finally {
    jest.useRealTimers();
  }
});
