import { createTestDatabase, type TestDatabase } from '../../../../tools/testing/database/database';
import { openDatabase, type Database } from './database';
import { createStatement, type ValueOf } from './statement';

let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  db = openDatabase(database.connection, () => undefined);
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

interface Between {
  readonly least: number;
  readonly most: number;
}

/** Counts sites between two revisions, and how often the statement's text was built. */
function counting() {
  const built = jest.fn();
  const statement = createStatement((on, value: ValueOf<Between>) => {
    built();
    return on
      .selectFrom('site')
      .select(({ fn }) => fn.countAll<number>().as('sites'))
      .where('revision', '>=', value('least'))
      .where('revision', '<=', value('most'))
      .where('revision', '!=', 7);
  });
  return { statement, built };
}

test('the text is built once, and each value goes to its own place', async () => {
  const { statement, built } = counting();
  const queries: unknown[][] = [];
  const watched = db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => result,
  });
  jest.spyOn(watched, 'executeQuery').mockImplementation(async (query) => {
    queries.push([...('parameters' in query ? query.parameters : [])]);
    return { rows: [] };
  });
  await statement(watched, { least: 1, most: 3 });
  await statement(watched, { most: 9, least: 2 });
  expect(queries).toEqual([
    [1, 3, 7],
    [2, 9, 7],
  ]);
  expect(built).toHaveBeenCalledTimes(1);
});

test('it works inside and outside of transactions, also concurrently', async () => {
  const { statement } = counting();
  const queries = Array.from({ length: 20 }, (_, least) => statement(db, { least, most: 0 }));
  const inside = db.transaction().execute((trx) => statement(trx, { least: 1, most: 0 }));
  expect(await Promise.all([inside, ...queries])).toEqual(Array.from({ length: 21 }, () => [{ sites: 0 }]));
});
