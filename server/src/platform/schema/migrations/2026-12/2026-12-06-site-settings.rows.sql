insert into site_settings_change (site_id, account_id, changed_by, settings, changed_at) values
  ('00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002', 'Ada',
    '{ "timeZone": "Europe/Dublin", "contactEmail": "", "orderNoticeEmail": "ada@example.com", "measurementStandard": "metric" }',
    '2026-03-02T09:20:00Z');
