insert into mailing_list (id, site_id, name) values
  ('00000000-0000-4000-8000-000000000f11', '00000000-0000-4000-8000-000000000001', 'Letters from the kiln');
insert into list_subscriber (id, site_id, list_id, email, email_key, state, consent, requested_at, confirmed_at) values
  ('00000000-0000-4000-8000-000000000f12', '00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000f11', 'Ada@shop.example', 'ada@shop.example', 'subscribed',
    '{ "at": "2026-11-29T08:00:00.000Z", "formId": "00000000-0000-4000-8000-000000000032", "pagePath": "/contact", "shownText": "Letters" }', '2026-11-29T08:00:00Z', '2026-11-29T08:05:00Z');
