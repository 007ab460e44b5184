import { randomUUID } from 'node:crypto';
import type { Database } from '../../platform/schema/database';
import type { NewRecord } from '../../telemetry/records/new-record';
import type { RecordKind } from '../../platform/schema/tables/telemetry.tables';
import type { RecordSink } from '../../telemetry/records/record-sink';
import { createIdempotencyKey } from '../../telemetry/records/idempotency-key';

export interface TestRecord {
  readonly kind: RecordKind;
  readonly name: string;
  /** Days before now; fractions are hours and minutes. */
  readonly daysAgo?: number;
  readonly origin?: string;
  readonly path?: string;
  readonly value?: number;
  readonly data?: unknown;
  readonly times?: number;
}

const DAY_MS = 86_400_000;

export async function recordAll(
  { records }: { readonly records: RecordSink },
  siteId: string,
  entries: readonly TestRecord[],
  nowMs = Date.now(),
): Promise<void> {
  for (const one of entries) {
    const atMs = nowMs - (one.daysAgo ?? 0) * DAY_MS;
    const made = Array.from({ length: one.times ?? 1 }, (_, position): NewRecord => ({
      siteId,
      key: createIdempotencyKey(Math.round(atMs)),
      position,
      atMs,
      kind: one.kind,
      name: one.name,
      origin: one.origin ?? 'page',
      path: one.path ?? '/',
      value: one.value ?? null,
      data: one.data ?? null,
    }));
    if (!records.take(made)) throw new Error('There was no room for the records.');
  }
  await records.flush();
}

export interface Ordered {
  readonly daysAgo?: number;
  readonly currency?: string;
  readonly lines: readonly { readonly title: string; readonly quantity: number; readonly priceCents: number }[];
}

export async function seedOrders(
  db: Database,
  siteId: string,
  orders: readonly Ordered[],
  nowMs = Date.now(),
): Promise<void> {
  for (const { daysAgo = 0, currency = 'EUR', lines } of orders) {
    const id = randomUUID();
    const total = lines.reduce((sum, { quantity, priceCents }) => sum + quantity * priceCents, 0);
    const { number } = await db
      .selectFrom('customer_order')
      .select(({ fn, val }) => fn.coalesce(fn.max('number'), val(0)).as('number'))
      .where('site_id', '=', siteId)
      .executeTakeFirstOrThrow();
    await db
      .insertInto('customer_order')
      .values({
        id,
        site_id: siteId,
        number: number + 1,
        token_hash: randomUUID(),
        key: randomUUID(),
        cart_id: randomUUID(),
        email: 'ada@example.com',
        phone: '',
        note: '',
        address: null,
        shipping_name: 'Post',
        payment_method: 'manual',
        payment_instructions: '',
        subtotal_cents: total,
        shipping_cents: 0,
        tax_cents: 0,
        discount_cents: 0,
        total_cents: total,
        currency,
        placed_at: new Date(nowMs - daysAgo * DAY_MS),
      } as never)
      .execute();
    await db
      .insertInto('order_payment')
      .values({ order_id: id, site_id: siteId, method: 'offline', state: 'pending', amount_cents: total })
      .execute();
    await db
      .insertInto('order_line')
      .values(
        lines.map(({ title, quantity, priceCents }, position) => ({
          id: randomUUID(),
          site_id: siteId,
          order_id: id,
          variant_id: randomUUID(),
          position,
          title,
          sku: '',
          option_values: JSON.stringify([]),
          picture: null,
          quantity,
          unit_price_cents: priceCents,
          line_total_cents: priceCents * quantity,
        })) as never,
      )
      .execute();
  }
}
