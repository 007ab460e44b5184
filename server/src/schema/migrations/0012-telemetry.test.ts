import { sql, type Kysely } from 'kysely';
import { createTestDatabase } from '../../../../tools/testing/database';
import { seedSite } from '../../../../tools/testing/store/seed-site';
import { timeOfKey } from '../../telemetry/records/call-key';
import { openDatabase, type Database } from '../database';
import * as pageHit from './0005-page-hit';
import { up } from './0012-telemetry';

let close: () => Promise<void>;
let db: Database;
beforeEach(async () => {
  const { connection, drop } = await createTestDatabase();
  db = openDatabase(connection, () => undefined);
  close = async () => {
    await db.destroy();
    await drop();
  };
});
afterEach(() => close());

/** The schema as it was before. */
async function goBack(): Promise<void> {
  for (const table of ['telemetry_record', 'telemetry_hour', 'telemetry_refusal'])
    await sql`drop table ${sql.table(table)}`.execute(db);
  await sql`drop trigger site_telemetry on site`.execute(db);
  await sql`drop function forget_telemetry`.execute(db);
  await pageHit.up(db as unknown as Kysely<unknown>);
  await sql`create table javascript_error (
    id bigint generated always as identity primary key, site_id uuid not null references site on delete cascade,
    origin text not null, message text not null, report jsonb not null, received_at timestamptz not null default now()
  )`.execute(db);
}

test('hits and errors of before are kept and counted as those after: views, visits, visitors, errors', async () => {
  const { id } = await seedSite(db);
  await goBack();
  const at = '2026-03-01T10:20:30.400Z';
  for (const [visitor, count, url] of [
    ['a', 1, 'http://shop.example/shop?q=1#x'],
    ['a', 1, '/about'],
    ['a', 2, 'http://shop.example'],
    ['', 2, ''],
  ] as const)
    await sql`insert into page_hit (site_id, visitor_id, visit_count, event, url, data, received_at)
      values (${id}, ${visitor}, ${count}, 'view', ${url}, '{"title":"T"}', ${at})`.execute(db);
  const report = { data: { url: 'http://shop.example/cart?x', message: 'm' } };
  await sql`insert into javascript_error (site_id, origin, message, report, received_at)
    values (${id}, 'shell@1', 'm', ${JSON.stringify(report)}, ${at})`.execute(db);

  await up(db as unknown as Kysely<unknown>);

  const rows = await db.selectFrom('telemetry_record').selectAll().orderBy('kind').orderBy('name').execute();
  expect(rows.map(({ key }) => timeOfKey(key))).toEqual(rows.map(() => Date.parse(at)));
  expect(rows.map(({ kind, name, path, origin }) => [kind, name, path, origin].join(' ')).sort()).toEqual([
    'error  /cart shell@1',
    'visit view / page',
    'visit view / page',
    'visit view /about page',
    'visit view /shop page',
    'visit visit / page',
    'visit visit /shop page',
    'visit visitor /shop page',
  ]);
  expect(rows[0]).toMatchObject({ kind: 'error', data: report, at: new Date(at) });
  expect(rows.find(({ path, name }) => path === '/shop' && name === 'view')?.data).toEqual({
    title: 'T',
    visitorId: 'a',
    visitCount: 1,
  });
  const hours = await db.selectFrom('telemetry_hour').select(['name', 'hour', 'count']).execute();
  expect(new Set(hours.map(({ hour }) => hour.toISOString()))).toEqual(new Set(['2026-03-01T10:00:00.000Z']));
  const sumOf = (wanted: string) => hours.reduce((sum, { name, count }) => sum + (name === wanted ? count : 0), 0);
  expect(['view', 'visit', 'visitor', ''].map(sumOf)).toEqual([4, 2, 1, 1]);
});
