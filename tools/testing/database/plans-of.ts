import {
  CompiledQuery,
  sql,
  type Kysely,
  type KyselyPlugin,
  type QueryId,
  type RootOperationNode,
  type Transaction,
} from 'kysely';

/**
 * How PostgreSQL answers each query that `run` sends: the lines of its plan. Tables of tests are so small that reading them
 * whole is cheapest, so a plan has a `Seq Scan` only where no index will do.
 */
export async function plansOf<Tables>(
  db: Kysely<Tables>,
  run: (watched: Kysely<Tables>) => Promise<unknown>,
): Promise<readonly string[]> {
  const nodes: [RootOperationNode, QueryId][] = [];
  const watching: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      nodes.push([node, queryId]);
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  await run(db.withPlugin(watching));
  const queries = nodes.map(([node, queryId]) => db.getExecutor().compileQuery(node, queryId));
  return db.transaction().execute(async (trx) => {
    await sql`set local enable_seqscan = off`.execute(trx);
    const plans: string[] = [];
    for (const query of queries) plans.push(await planOf(trx, query));
    return plans;
  });
}

async function planOf<Tables>(trx: Transaction<Tables>, { sql: text, parameters }: CompiledQuery): Promise<string> {
  const explained = CompiledQuery.raw(`explain (costs off) ${text}`, [...parameters]);
  const { rows } = await trx.executeQuery<Readonly<Record<string, string>>>(explained);
  return rows.flatMap((row) => Object.values(row)).join('\n');
}
