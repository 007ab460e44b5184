insert into sample_activity (site_id, order_ids, submission_ids, record_keys, hours) values (
  '00000000-0000-4000-8000-000000000001', '{00000000-0000-4000-8000-000000000701}', '{00000000-0000-4000-8000-000000000801}',
  '{019aad2b-9c00-7000-8000-000000000901}',
  '[{ "hour": "2026-11-22T10:00:00+00:00", "kind": "visit", "name": "view", "origin": "page", "path": "/", "bucket": 0, "count": 1, "sum": 0 }]'
);
