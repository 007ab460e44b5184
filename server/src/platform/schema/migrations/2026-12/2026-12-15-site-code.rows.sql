insert into site_code_change (site_id, account_id, changed_by, code, changed_at) values
  ('00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002', 'Ada',
    '{ "head": "<meta name=\"verify\" content=\"7f3a\">", "body": "", "consent": "accepted", "pages": [] }',
    '2026-03-02T09:40:00Z');
