insert into redirect_hit (site_id, from_path, hits, last_at) values
  ('00000000-0000-4000-8000-000000000001', '/old-shop', 12, '2026-03-02T09:40:00Z');
insert into removed_redirect (site_id, from_path) values ('00000000-0000-4000-8000-000000000001', '/older-shop');
