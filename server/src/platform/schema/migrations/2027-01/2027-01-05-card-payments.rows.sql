insert into stripe_account (site_id, account_id, account_name, is_live, secret_key, webhook_id, webhook_secret, connected_by) values
  ('00000000-0000-4000-8000-000000000001', 'acct_1', 'Fern & Kiln', false, 'sealed', 'we_1', 'sealed', 'Olive Owner');
insert into card_session (id, site_id, order_id, account_id, is_live, origin, state, session_id, payment_id, expires_at)
  select '00000000-0000-4000-8000-00000000e001', site_id, id, 'acct_1', false, 'https://shop.example', 'paid', 'cs_1', 'pi_1',
    '2026-03-02T10:00:00Z'
  from customer_order order by number limit 1;
insert into card_refund (id, site_id, order_id, card_session_id, key, cents, reason, account_name, origin, state, refund_id)
  select '00000000-0000-4000-8000-00000000e002', site_id, order_id, id, 'refund-1', 100, '', 'Olive Owner',
    'https://shop.example', 'made', 're_1'
  from card_session;
