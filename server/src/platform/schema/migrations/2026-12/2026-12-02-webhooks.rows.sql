update form_storage set webhook_url = 'https://hooks.example/forms'
  where form_id = '00000000-0000-4000-8000-000000000032';
insert into form_webhook_secret (site_id, form_id, secret, is_shown, valid_until) values
  ('00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000032', 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', true, '2026-03-03T09:40:00Z'),
  ('00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000032', 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD', false, null);
insert into submission_step (id, site_id, submission_id, kind, state, due_at, webhook_body) values
  ('00000000-0000-4000-8000-000000000f22', '00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000151', 'webhook', 'waiting', '2026-03-02T09:40:00Z', '{}');
