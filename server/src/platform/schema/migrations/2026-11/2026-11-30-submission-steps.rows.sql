insert into form_storage (site_id, form_id, email_to, sends_copy) values
  ('00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000032', 'studio@shop.example', true);
insert into submission_step (id, site_id, submission_id, kind, state, attempts, reason, detail) values
  ('00000000-0000-4000-8000-000000000f21', '00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000151', 'email', 'failed', 12, 'mail', 'Mailbox is full.');
insert into submission_step_retry (site_id, step_id, retried_by) values
  ('00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000f21', 'Olive Owner');
