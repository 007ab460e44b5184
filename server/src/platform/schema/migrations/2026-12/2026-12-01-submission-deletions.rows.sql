insert into submission_deletion (site_id, account_id, deleted_by, reason, count, deleted_at) values
  ('00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002', 'Ada', 'person', 3, '2026-03-02T09:30:00Z');
