insert into site_theme_change (site_id, account_id, changed_by, theme, changed_at) values
  ('00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002', 'Ada',
    '{ "colors": { "paper": "#ffffff", "surface": "#f2f2f2", "ink": "#222222", "muted": "#5c5c5c", "line": "#dddddd", "accent": "#0b5d3b", "onAccent": "#ffffff" }, "fonts": { "heading": "Fraunces", "body": "Figtree" } }',
    '2026-03-02T09:40:00Z');
