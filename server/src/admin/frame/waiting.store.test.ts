import { sql } from 'kysely';
import { WEBSITE_ROLE } from 'shared-types/site/people/website-role';
import { plansOf } from '../../../../tools/testing/database/plans-of';
import { openExample, type ExampleServer } from '../../../../tools/testing/site/open-example';
import { exampleSiteId } from '../insights/pages.fixture';
import { countWaiting } from './waiting.store';

let open: ExampleServer;
beforeAll(async () => {
  open = await openExample();
});
afterAll(() => open.close());

test('what waits is counted in one query, by indexes of what waits alone', async () => {
  const siteId = await exampleSiteId(open);
  await sql`insert into form_submission (id, site_id, form_id, key, page_path, fields, details, read_at)
    select gen_random_uuid(), ${siteId}, gen_random_uuid(), gen_random_uuid()::text, '/', '{}', '{}', now()
    from generate_series(1, 2000)`.execute(open.db);
  await sql`analyze form_submission`.execute(open.db);
  const plans = await plansOf(open.db, (db) => countWaiting(db, siteId, { roles: [WEBSITE_ROLE.admin] }));
  expect(plans).toHaveLength(1);
  expect(plans[0]).not.toMatch(/Seq Scan/);
  for (const index of ['customer_order_unfinished', 'review_new', 'form_submission_unread'])
    expect(plans[0]).toContain(index);
});
