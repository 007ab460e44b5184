insert into form_change (site_id, account_id, changed_by, form_id, settings, changed_at) values
  ('00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002', 'Ada', '00000000-0000-4000-8000-000000000a04',
    '{ "title": "Write to us", "fields": [{ "id": "email", "type": "email", "title": "Email", "required": true }] }', '2026-03-02T09:20:00Z');
