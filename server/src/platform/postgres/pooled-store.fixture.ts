import { sql } from 'kysely';
import { buySample, sampleVariant } from '../../../../tools/testing/store/buy-sample';
import type { TestServer } from '../../../../tools/testing/server/test-server';
import { until } from '../../../../tools/testing/until';
import { changeRule } from '../../site/registry/registry.store';
import { ruleAfter } from '../../site/registry/release-rule';
import type { SocketConnection } from './embedded/socket-connection';

const MUG = 'stoneware-mug';
const BUYERS = 5;

/** Orders and changes a release through a pooler; throws if the order is refused or the change is not received. */
export async function sellThrough(store: TestServer, pooler: SocketConnection): Promise<void> {
  const { db } = store.services;
  const server = await store.another({ ...pooler, direct: store.connection, isPooled: true });
  try {
    const { pieces } = await sampleVariant(db, MUG);
    await Promise.all(Array.from({ length: BUYERS }, () => buySample({ server, db, slug: MUG })));
    expect((await sampleVariant(db, MUG)).pieces).toBe(pieces - BUYERS);
    const { rule } = await changeRule(server.services.db, {
      remote: 'mf-blocks',
      note: { who: 'test', reason: 'to be heard of' },
      change: (status) => status && ruleAfter(status, { kind: 'disable', keepsHtml: true }),
    });
    await until(() => server.services.registry.current().serial === rule?.serial);
    const { rows } = await sql`select name from pg_prepared_statements`.execute(server.services.db);
    expect(rows).toEqual([]);
  } finally {
    await server.close();
  }
}
