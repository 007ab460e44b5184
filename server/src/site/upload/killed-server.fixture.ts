import type { KyselyPlugin } from 'kysely';
import type { StreamingStore } from '../../platform/objects/object-store';
import type { Database } from '../../platform/schema/database';

export interface StoresOfServer {
  readonly db: Database;
  readonly objects: StreamingStore;
}

/** After this many calls to database and store nothing more happens, as if the server was killed. */
export function livingFor(steps: number, { db, objects }: StoresOfServer): StoresOfServer {
  let left = steps;
  const step = () => {
    left -= 1;
    if (left < 0) throw new Error('killed');
  };
  const dying: KyselyPlugin = {
    transformQuery: ({ node }) => (step(), node),
    transformResult: async ({ result }) => result,
  };
  const killed =
    <Args extends readonly unknown[], T>(query: (...args: Args) => Promise<T>) =>
    async (...args: Args): Promise<T> => (step(), query(...args));
  return {
    db: db.withPlugin(dying),
    objects: {
      get: killed(objects.get),
      put: killed(objects.put),
      has: killed(objects.has),
      remove: killed(objects.remove),
      putFile: killed(objects.putFile),
      read: killed(objects.read),
    },
  };
}
