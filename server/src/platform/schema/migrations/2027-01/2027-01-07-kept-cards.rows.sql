insert into kept_card (id, site_id, subscription_id, account_id, is_live, customer_id, payment_method_id, brand, last4, exp_month,
    exp_year, chosen_at)
  select '00000000-0000-4000-8000-00000000e003', site_id, id, 'acct_1', false, 'cus_1', 'pm_1', 'visa', '4242', 4, 2030,
    '2026-03-01T10:00:00Z'
  from subscription order by created_at limit 1;
