insert into site_domain (site_id, domain, token, is_main, txt_state, address_state, addresses, checked_at, verified_at,
  certificate_state, certificate_until, certificate_seen_at) values
  ('00000000-0000-4000-8000-000000000001', 'www.example.test', '00112233445566778899aabbccddeeff', true, 'right', 'right',
    '{203.0.113.7}', '2026-03-02T09:40:00Z', '2026-03-02T09:40:00Z', 'valid', '2026-06-02T09:40:00Z', '2026-03-02T09:40:00Z');
