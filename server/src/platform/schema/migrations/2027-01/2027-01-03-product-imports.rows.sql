insert into product_import (id, site_id, account_id, file_name, checked, created_at) values
  ('00000000-0000-4000-8000-00000000c001', '00000000-0000-4000-8000-000000000001',
    '00000000-0000-4000-8000-000000000002', 'products.csv',
    '{ "counts": { "new": 1, "changed": 0, "unchanged": 0, "wrong": 0 }, "mistakes": [], "moreMistakes": 0, "unknownColumns": [], "products": [] }',
    '2026-03-02T09:40:00Z');
insert into product_import_item (import_id, number, product_id, is_new, line, title, fields, base, outcome, reason) values
  ('00000000-0000-4000-8000-00000000c001', 1, '00000000-0000-4000-8000-00000000c002', true, 2, 'Mug',
    '{ "title": "Mug" }', '', null, null);
