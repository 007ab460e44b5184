insert into setup_list_hidden (site_id, account_id, hidden_at) values
  ('00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002', '2026-03-02T09:50:00Z');
