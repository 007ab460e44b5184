insert into site_video (site_id, name, file) values
  ('00000000-0000-4000-8000-000000000001', 'wheel',
    '{ "src": "/api/files/00000000-0000-4000-8000-000000000f01/wheel-4f0e.mp4", "type": "video/mp4" }');
insert into page_draft (page_id, site_id, content, revision, published_revision, status, scheduled_at, scheduled_by, account_id, changed_by, changed_at) values
  ('00000000-0000-4000-8000-000000000011', '00000000-0000-4000-8000-000000000001',
    '{ "path": "/", "pageType": 1, "title": "Welcome", "description": "Mugs and linen from Lisbon.", "body": { "raw": false, "layout": { "columns": 12, "rows": [] } }, "blocks": {} }',
    2, 1, 'scheduled', '2026-06-01T09:00:00Z', '00000000-0000-4000-8000-000000000002', '00000000-0000-4000-8000-000000000002', 'Ada', '2026-03-02T10:00:00Z');
insert into page_change (page_id, revision, site_id, key, account_id, changed_by, patch, inverse, label, changed_at) values
  ('00000000-0000-4000-8000-000000000011', 2, '00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000e01', '00000000-0000-4000-8000-000000000002', 'Ada',
    '[{ "op": "replace", "path": "/title", "value": "Welcome" }]', '[{ "op": "replace", "path": "/title", "value": "Home" }]', 'changeTitle', '2026-03-02T10:00:00Z');
insert into page_version (page_id, number, site_id, content, account_id, published_by, published_at, note) values
  ('00000000-0000-4000-8000-000000000011', 1, '00000000-0000-4000-8000-000000000001',
    '{ "path": "/", "pageType": 1, "title": "Home", "description": "Mugs and linen from Lisbon.", "body": { "raw": false, "layout": { "columns": 12, "rows": [] } }, "blocks": {} }',
    '00000000-0000-4000-8000-000000000002', 'Ada', '2026-03-02T09:00:00Z', 'Shorter');
insert into kept_page (site_id, document_path, page_id) values
  ('00000000-0000-4000-8000-000000000001', '/', '00000000-0000-4000-8000-000000000011');
insert into page_presence (page_id, account_id, site_id, seen_at) values
  ('00000000-0000-4000-8000-000000000011', '00000000-0000-4000-8000-000000000002', '00000000-0000-4000-8000-000000000001', '2026-03-02T10:00:00Z');
insert into preview_link (token_hash, page_id, site_id, account_id, until) values
  ('hash-of-preview-token', '00000000-0000-4000-8000-000000000011', '00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002', '2026-03-09T10:00:00Z');
