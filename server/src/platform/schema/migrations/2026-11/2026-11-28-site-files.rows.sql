insert into site_file (id, site_id, name, object_key, file_name, content_type, bytes) values
  ('00000000-0000-4000-8000-000000000f01', '00000000-0000-4000-8000-000000000001', 'wheel.mp4', 'videos/4f0e', 'wheel-4f0e.mp4', 'video/mp4', 481516),
  ('00000000-0000-4000-8000-000000000f02', '00000000-0000-4000-8000-000000000001', 'wheel.en.vtt', 'videos/5f0e', 'wheel-en-5f0e.vtt', 'text/vtt', 2342);
