import type { Database } from '../../platform/schema/database';
import { createDatabaseQuestion } from './database-question';

/** A database whose connections answer only on request, one for each query. */
function silentDatabase() {
  const questions: (() => void)[] = [];
  const executeQuery = () => new Promise((resolve) => questions.push(() => resolve({ rows: [] })));
  // Built as kysely does.
  const executor = { transformQuery: (node: unknown) => node, compileQuery: () => ({}), executeQuery };
  return { db: { getExecutor: () => executor } as unknown as Database, questions };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a lost query is repeated after a quarter of a minute, and not before', async () => {
  const { db, questions } = silentDatabase();
  const check = createDatabaseQuestion(db);
  const refused = async () => {
    const answer = check().then(
      () => 'answers',
      () => 'is away',
    );
    await jest.advanceTimersByTimeAsync(2000);
    return answer;
  };
  for (let times = 0; times < 7; times += 1) expect(await refused()).toBe('is away');
  expect(questions).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(2000);
  const again = check();
  questions[1]?.();
  await expect(again).resolves.toBeUndefined();
  // The first query is never answered, but does not block later ones.
  const next = check();
  questions[2]?.();
  await expect(next).resolves.toBeUndefined();
});
