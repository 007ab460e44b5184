import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../platform/schema/database';
import { seedOrders } from '../insights/insights.fixture';

/** Fills a site with many entries of each kind; those numbered 7 belong to Zoë Żółć. */
export async function seedMany(db: Database, siteId: string, count: number): Promise<void> {
  await seedOrders(db, siteId, [{ lines: [{ title: 'Mug', quantity: 1, priceCents: 100 }] }]);
  const numbers = sql`generate_series(1, ${count}::int) as n`;
  /** Copies a row of the site for each number, with other values. */
  const copies = (table: string, isCopied: string, changes: RawBuilder<unknown>) => sql`
    insert into ${sql.table(table)} select made.* from ${sql.table(table)} as one, ${numbers},
      lateral jsonb_populate_record(one, jsonb_build_object('id', gen_random_uuid(), ${changes})) as made
    where one.id = (select id from ${sql.table(table)} where site_id = ${siteId} and ${sql.raw(isCopied)} limit 1)`;
  const statements = [
    copies(
      'customer_order',
      'true',
      sql`'number', 1000 + n, 'token_hash', gen_random_uuid(), 'key', gen_random_uuid(), 'cart_id', gen_random_uuid(),
        'email', case when n = 7 then 'zoe@kiln.example' else 'buyer-' || n || '@shop.example' end,
        'address', jsonb_build_object('firstName', case when n = 7 then 'Zoë' else 'Ann' || n end,
          'lastName', case when n = 7 then 'Żółć' else 'Smith' end),
        'placed_at', now() - n * interval '1 minute'`,
    ),
    sql`insert into order_payment (order_id, site_id, method, state, amount_cents)
      select id, site_id, 'offline', 'pending', total_cents from customer_order
      where site_id = ${siteId} and number > 1000`,
    copies(
      'product',
      'removed_at is null',
      sql`'slug', 'many-' || n, 'title', case when n = 7 then 'Żurek bowl' else 'Plate ' || n end`,
    ),
    sql`insert into variant select made.* from variant as one, product,
        lateral jsonb_populate_record(one, jsonb_build_object('id', gen_random_uuid(), 'product_id', product.id,
          'sku', 'SKU-' || product.slug)) as made
      where one.id = (select id from variant where site_id = ${siteId} and removed_at is null limit 1)
        and product.site_id = ${siteId} and product.slug like 'many-%'`,
    sql`insert into form_submission (id, site_id, form_id, key, page_path, number, fields, details)
      select gen_random_uuid(), ${siteId}::uuid, gen_random_uuid(), gen_random_uuid()::text, '/contact', 'R7K2-' || (10000 + n),
        jsonb_build_object('mail', case when n = 7 then 'zoe@kiln.example' else 'sender-' || n || '@shop.example' end,
          'words', 'I met zoe@kiln.example and liked it'), '{"objectName": "Write to us"}'
      from ${numbers}`,
    sql`insert into site_member (id, site_id, email, display_name, password_hash, areas)
      select gen_random_uuid(), ${siteId}::uuid, case when n = 7 then 'zoe@kiln.example' else 'member-' || n || '@shop.example' end,
        case when n = 7 then 'Zoë Żółć' else 'Member ' || n end, null, '{}'
      from ${numbers}`,
    sql`insert into coupon (id, site_id, code, code_key, kind)
      select gen_random_uuid(), ${siteId}::uuid, code, code, 'shipping' from ${numbers},
        lateral (select case when n = 7 then 'ZOE-10' else 'CODE' || n end as code) as one`,
    copies(
      'asset',
      'true',
      sql`'name', 'sketch ' || n, 'object_key', 'sketch ' || n, 'alt', '',
        'title', case when n = 7 then 'Ążur.png' else 'Sketch ' || n || '.png' end`,
    ),
    sql`insert into site_file (id, site_id, name, object_key, file_name, content_type, bytes)
      select gen_random_uuid(), ${siteId}::uuid, 'guide ' || n || '.pdf', gen_random_uuid()::text, 'guide.pdf', 'application/pdf', 9
      from ${numbers}`,
    sql`with list as (insert into mailing_list (site_id, name) values (${siteId}, 'Kiln news') returning id)
      insert into list_subscriber (site_id, list_id, email, email_key, state, consent, requested_at)
      select ${siteId}::uuid, list.id, mail, mail, 'subscribed', '{}', now() from list, ${numbers},
        lateral (select case when n = 7 then 'zoe@kiln.example' else 'reader-' || n || '@shop.example' end as mail) as one`,
    sql`analyze`,
  ];
  for (const statement of statements) await statement.execute(db);
}
