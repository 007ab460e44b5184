insert into table_view (id, site_id, account_id, table_name, name, query, columns, created_at) values
  ('00000000-0000-4000-8000-00000000c101', '00000000-0000-4000-8000-000000000001',
    '00000000-0000-4000-8000-000000000002', 'orders', 'Big ones', 'sort=-total', '{order,total}', '2026-03-02T09:40:00Z');
insert into table_columns (site_id, account_id, table_name, columns) values
  ('00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002', 'products', '{title,sku}');
