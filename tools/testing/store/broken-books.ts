/** Queries that find violations of a store's invariants. */
const RULES = {
  'a line whose total is not that of its pieces':
    'select from order_line where line_total_cents <> quantity * unit_price_cents or quantity < 1',
  'an order whose subtotal is not that of its lines, or that has none': `select from customer_order o
    where subtotal_cents is distinct from (select sum(line_total_cents) from order_line where order_id = o.id)`,
  'an order without its one payment, of another amount, or paid by nobody': `select from customer_order o
    left join order_payment p on p.order_id = o.id
    where p.amount_cents is distinct from o.total_cents or p.paid_cents <> 0
      or p.state is distinct from case when o.total_cents = 0 then 'paid' else 'pending' end`,
  'an order whose history is not that it was placed': `select from customer_order o
    where (select array_agg(kind) from order_event where order_id = o.id) is distinct from '{placed}'`,
  'an order whose buyer has no letter, or somebody else has it': `select from customer_order o
    where not exists (select from mail_outbox
      where site_id = o.site_id and about = 'order placed ' || o.id and recipient = o.email)`,
  'an order the owner has no letter of': `select from customer_order o join site s on s.id = o.site_id
    where s.profile ? 'orderNoticeEmail' and not exists (select from mail_outbox
      where site_id = o.site_id and about = 'order notice ' || o.id and recipient = s.profile ->> 'orderNoticeEmail')`,
  'a letter without its order, or one letter twice': `select from mail_outbox m
    where about is null or not exists (select from customer_order o
      where m.site_id = o.site_id and about in ('order placed ' || o.id, 'order notice ' || o.id))
    union all select from mail_outbox group by about having count(*) > 1`,
  'an order whose cart does not know it': `select from customer_order o
    where (select order_id from cart where id = o.cart_id) is distinct from o.id`,
  'a cart whose order does not know it': `select from cart c where order_id is not null
    and (select cart_id from customer_order where id = c.order_id) is distinct from c.id`,
  'a missing number': `select from order_number n
    where last_number - 1000 is distinct from (select count(*) from customer_order where site_id = n.site_id)
      or last_number is distinct from (select max(number) from customer_order where site_id = n.site_id)`,
  'a coupon that saved something and is not used, or the other way round': `select from (
      select o.id, d ->> 'code' as code from customer_order o, jsonb_array_elements(o.discounts) d) saved
    full join (select u.order_id, c.code from coupon_use u join coupon c on c.id = u.coupon_id) used
      on used.order_id = saved.id and used.code = saved.code
    where used.order_id is null or saved.id is null`,
  'a discount that is not the sum of what coupons saved': `select from customer_order o where discount_cents <>
    coalesce((select sum((d ->> 'amountCents')::bigint) from jsonb_array_elements(discounts) d), 0)`,
  'a coupon that is used more often than it may be': `select from coupon c
    where (select count(*) from coupon_use where coupon_id = c.id) > most_uses`,
  'a coupon that one address has used more often than it may': `select from coupon c join coupon_use u on u.coupon_id = c.id
    group by c.id, email_key having count(*) > c.most_uses_per_email`,
  'a use by another address than the order’s': `select from coupon_use u join customer_order o on o.id = u.order_id
    where email_key <> lower(email)`,
} as const;

/** A query for all violations in one snapshot. `stocks` are the initial stocks of `P0`, `P1` and so on. */
export function brokenBooksQuery(stocks: readonly number[]): string {
  const rules = { ...RULES, 'stock that neither is there nor was sold': stockRule(stocks) };
  const queries = Object.entries(rules).map(
    ([rule, query]) => `select '${rule}' as rule, count(*)::int as count from (${query}) as found`,
  );
  return `select * from (${queries.join('\nunion all\n')}) as rules where count > 0`;
}

function stockRule(stocks: readonly number[]): string {
  const rows = stocks.map((stock, index) => `('P${index}', ${stock})`).join(', ');
  return `select from (values ${rows}) as began (sku, stock) full join variant v on v.sku = began.sku
    where v.qty_in_stock < 0 or began.stock is distinct from v.qty_in_stock
      + coalesce((select sum(quantity) from order_line where variant_id = v.id and took_stock), 0)
      or exists (select from order_line where variant_id = v.id and not took_stock)`;
}
