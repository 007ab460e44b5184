insert into site_payments_change (site_id, account_id, changed_by, offline, changed_at) values
  ('00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002', 'Ada',
    '{ "isOffered": true, "instructions": "Pay within a week." }', '2026-03-02T09:40:00Z');
