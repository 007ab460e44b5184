insert into team_invitation (id, site_id, email, role, token_hash, invited_by, sent_at, ends_at) values
  ('00000000-0000-4000-8000-000000000501', '00000000-0000-4000-8000-000000000001', 'nora@shop.example', 4, 'hash-of-team-invitation', 'Olive Owner', '2026-03-07T08:00:00Z', '2026-03-14T08:00:00Z');

insert into two_step_role (site_id, role) values ('00000000-0000-4000-8000-000000000001', 1);

insert into account_authenticator (account_id, secret, confirmed_at, last_step) values
  ('00000000-0000-4000-8000-000000000002', 'sealed-secret', '2026-03-07T08:00:00Z', 59096160);

insert into account_passkey (id, account_id, host, credential_id, public_key, counter, transports, name, added_at, used_at) values
  ('00000000-0000-4000-8000-000000000502', '00000000-0000-4000-8000-000000000002', 'shop.example', 'credential', '\x00', 1, '{internal}', 'Laptop', '2026-03-07T08:00:00Z', '2026-03-07T09:00:00Z');

insert into account_recovery_code (account_id, code_hash, used_at) values
  ('00000000-0000-4000-8000-000000000002', 'hash-of-recovery-code', null);

insert into account_unshown_codes (account_id, codes, ends_at) values
  ('00000000-0000-4000-8000-000000000002', 'sealed-codes', '2026-03-07T08:10:00Z');

insert into pending_sign_in (token_hash, site_id, account_id, leads_to, secret, ends_at) values
  ('hash-of-pending-sign-in', '00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002', '/config/', 'sealed-secret', '2026-03-07T08:10:00Z');

insert into passkey_challenge (challenge, site_id, account_id, ends_at) values
  ('challenge', '00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002', '2026-03-07T08:10:00Z');

insert into account_email_change (account_id, site_id, email, token_hash, ends_at) values
  ('00000000-0000-4000-8000-000000000002', '00000000-0000-4000-8000-000000000001', 'olive@shop.example', 'hash-of-email-change', '2026-03-07T09:00:00Z');

insert into team_change (site_id, account_id, changed_by, act, subject, role, changed_at) values
  ('00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002', 'Olive Owner', 'invited', 'nora@shop.example', 4, '2026-03-07T08:00:00Z');
