insert into deleted_submission (site_id, key_hash, answers_hash, number, deleted_at) values
  ('00000000-0000-4000-8000-000000000001', '\x01', '\x02', 'K7QM-4X2P', '2026-03-09T11:00:00Z');
