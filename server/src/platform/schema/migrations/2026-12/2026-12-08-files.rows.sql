insert into file_upload (id, site_id, account_id, name, bytes, received) values
  ('00000000-0000-4000-8000-000000000f41', '00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002', 'catalogue.pdf', 5000000, 2097152);
insert into file_upload_piece (upload_id, site_id, starts_at, object_key) values
  ('00000000-0000-4000-8000-000000000f41', '00000000-0000-4000-8000-000000000001', 0, 'uploads/catalogue-piece');
