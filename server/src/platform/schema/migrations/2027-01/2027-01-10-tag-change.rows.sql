insert into tag_change (site_id, changed_by, note, steps, former) values
  ('00000000-0000-4000-8000-000000000001', 'Ada', 'Tags merged into “Ceramics”: “Clay ware”',
    '[{"pageId": "00000000-0000-4000-8000-000000000002", "isDraft": false, "before": ["Clay ware"], "after": ["Ceramics"]}]', '[]');
