insert into site_popup_change (site_id, account_id, changed_by, popup, changed_at) values
  ('00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002', 'Ada',
    '{ "isShown": true, "settings": { "style": "card", "enableMobile": true, "version": 2, "showUntilSignup": false, "displayFrequency": 7, "delaySeconds": 5 }, "rules": { "pages": ["/shop/*"], "from": "2026-12-24T17:00:00.000Z" } }',
    '2026-03-02T09:45:00Z');
