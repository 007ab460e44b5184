insert into list_connection (list_id, site_id, service, audience_id, api_key) values
  ('00000000-0000-4000-8000-000000000f11', '00000000-0000-4000-8000-000000000001', 'mailchimp', 'a1b2c3d4e5', '0123456789abcdef0123456789abcdef-us6');
insert into list_delivery (id, site_id, list_id, email, email_key, status, changed_at, due_at) values
  ('00000000-0000-4000-8000-000000000f31', '00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000f11', 'Ada@shop.example', 'ada@shop.example', 'subscribed', '2026-11-29T08:05:00Z', '2026-11-29T08:05:00Z');
