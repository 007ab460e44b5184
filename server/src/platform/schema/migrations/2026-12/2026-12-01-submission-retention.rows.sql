insert into submission_retention (site_id, keep_days, account_id, changed_by, changed_at) values
  ('00000000-0000-4000-8000-000000000001', 365, '00000000-0000-4000-8000-000000000002', 'Ada', '2026-03-02T09:40:00Z');
