insert into first_state (site_id, kind, part, state, kept_at) values
  ('00000000-0000-4000-8000-000000000001', 'look', '', '{ "header": "start" }', '2026-03-02T09:45:00Z');
insert into state_draft (site_id, kind, part, state, base, account_id, changed_by, changed_at) values
  ('00000000-0000-4000-8000-000000000001', 'logo', '', '{ "header": "center" }', 'seen',
    '00000000-0000-4000-8000-000000000002', 'Ada', '2026-03-02T09:45:00Z');
