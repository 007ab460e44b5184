insert into form_upload (id, site_id, form_id, field_id, key, name, bytes, received, content_type, sha256, object_key, submission_id, place) values
  ('00000000-0000-4000-8000-000000000f31', '00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000032', 'cv', 'upload-key-1', 'cv.pdf', 1200, 1200, 'application/pdf', 'hash-of-cv', 'uploads/cv', '00000000-0000-4000-8000-000000000151', 0),
  ('00000000-0000-4000-8000-000000000f32', '00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000032', 'cv', 'upload-key-2', 'film.mp4', 900000, 524288, null, null, null, null, null);
insert into form_upload_piece (upload_id, site_id, starts_at, object_key) values
  ('00000000-0000-4000-8000-000000000f32', '00000000-0000-4000-8000-000000000001', 0, 'uploads/film-piece');
