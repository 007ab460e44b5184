insert into site_look_change (site_id, account_id, changed_by, look, changed_at) values
  ('00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002', 'Ada',
    '{ "header": "center", "social": [{ "network": "instagram", "href": "https://www.instagram.com/fernandkiln" }] }',
    '2026-03-02T09:45:00Z');
