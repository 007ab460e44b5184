insert into former_tag (site_id, tag_key, now_key) values
  ('00000000-0000-4000-8000-000000000001', 'clay ware', 'ceramics');
