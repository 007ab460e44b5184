-- At least one row for each table of the baseline, as a server of version 0.2.0 writes it. Every later version must be able
-- to migrate these rows, so they never change. One shop "fern", its owner Ada, and its buyer Ben.

-- Site

insert into site (id, identifier, name, hosts, locale, currency, website_status, profile, document_hash, is_sample, revision, stock_revision, created_at) values (
  '00000000-0000-4000-8000-000000000001', 'fern', 'Fern', '{fern.example,www.fern.example}', 'en', 'EUR', 'paid',
  '{
    "tagline": "Mugs and linen",
    "settings": {
      "storeSettings": { "expressCheckout": false, "measurementStandard": "metric", "minimumSubtotalCents": 0, "scarcityThreshold": 3 },
      "useEscapeKeyToLogin": false,
      "commentsEnabled": false
    },
    "cookieSettings": {
      "isCookieBannerEnabled": true, "cookieBannerText": "We use cookies.", "cookieBannerCtaText": "Accept",
      "cookieBannerOptOutCtaText": "Decline", "cookieBannerPosition": "BOTTOM", "cookieBannerTheme": "LIGHT",
      "cookieBannerVariant": "BAR", "cookieBannerCtaVariant": "BUTTON", "cookieBannerAcceptType": "OPT_IN_AND_OUT",
      "isRestrictiveCookiePolicyEnabled": true, "isVisitorDataRestricted": false, "isRestrictiveCookiePolicyAbsolute": false
    },
    "theme": {
      "colors": {
        "paper": "#ffffff", "surface": "#f4f4f4", "ink": "#111111", "muted": "#555555", "line": "#cccccc",
        "accent": "#1a5c38", "onAccent": "#ffffff"
      },
      "fonts": { "heading": "Fraunces", "body": "Figtree" }
    },
    "navigation": [{ "title": "Shop", "path": "/shop" }],
    "footer": { "links": [{ "title": "Contact", "path": "/contact" }], "note": "Fern, Lisbon" },
    "paymentMethods": [{ "id": "offline", "instructions": "Pay within a week." }],
    "orderNoticeEmail": "orders@fern.example",
    "announcement": { "text": "Free shipping in May", "version": 1 },
    "languages": []
  }',
  '2f3d6a2c0f0d3c5b0a51a7c8a7d8d1b6a0c7f4c4a2c3fce2b4a7a5a9a7b6c5d4', false, 7, 3, '2026-03-01T09:00:00Z'
);

insert into asset (id, site_id, name, object_key, file_name, content_type, width, height, alt, focal_x, focal_y, uploaded_as, source_hash, bytes, uploaded_at, unused_since) values
  ('00000000-0000-4000-8000-000000000021', '00000000-0000-4000-8000-000000000001', 'mug', 'assets/1f0e', 'mug.jpg', 'image/jpeg', 1200, 900, 'A green mug', 0.5, 0.4, null, null, 0, null, null),
  ('00000000-0000-4000-8000-000000000022', '00000000-0000-4000-8000-000000000001', 'upload-22', 'assets/2f0e', 'linen.png', 'image/png', 800, 800, '', 0.5, 0.5, 'Linen 1.png', 'b1946ac92492d2347c6235b4d2611184', 48211, '2026-03-02T10:00:00Z', '2026-03-03T10:00:00Z');

insert into unclaimed_object (object_key, site_id, since) values
  ('assets/3f0e', '00000000-0000-4000-8000-000000000001', '2026-03-04T08:00:00Z');

insert into page (id, site_id, path, page_type, title, description, collection_path, indexed, lock, social_asset_id, body, content_hash, changed_at) values
  ('00000000-0000-4000-8000-000000000011', '00000000-0000-4000-8000-000000000001', '/', 1, 'Home', 'Mugs and linen from Lisbon.', null, true, null, '00000000-0000-4000-8000-000000000021',
    '{ "raw": false, "layout": { "columns": 12, "rows": [{ "columns": [{ "span": 12, "blocks": ["00000000-0000-4000-8000-000000000031"] }] }] } }', 'hash-of-home', '2026-03-01T09:00:00Z'),
  ('00000000-0000-4000-8000-000000000012', '00000000-0000-4000-8000-000000000001', '/shop', 2, 'Shop', '', '/shop', true, null, null,
    '{ "raw": false, "layout": { "columns": 12, "rows": [] } }', 'hash-of-shop', '2026-03-01T09:00:00Z'),
  ('00000000-0000-4000-8000-000000000013', '00000000-0000-4000-8000-000000000001', '/friends', 2, 'Friends', '', null, false, '{ "by": "members", "area": "friends" }', null,
    '{ "raw": false, "layout": { "columns": 12, "rows": [] } }', 'hash-of-friends', '2026-03-01T09:00:00Z');

insert into block (id, site_id, page_id, type, variant, settings) values
  ('00000000-0000-4000-8000-000000000031', '00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000011', 2, null, '{ "html": "<p>Welcome.</p>" }');

insert into redirect (site_id, from_path, target, is_temporary, is_kept) values
  ('00000000-0000-4000-8000-000000000001', '/store/*', '/shop/*', false, false),
  ('00000000-0000-4000-8000-000000000001', '/shop/old-mug', '/shop/mug', false, true);

-- Registry

insert into artifact (remote, version, manifest_bytes, signature, signed_by, published_at, deployed_by) values
  ('mf-forms', '0.2.0-1a2b3c4d', '\x7b7d', 'c2lnbmF0dXJl', '0123456789abcdef0123456789abcdef', '2026-03-01T08:00:00Z', null),
  ('mf-forms', '0.2.0-5e6f7a8b', '\x7b7d', 'c2lnbmF0dXJl', '0123456789abcdef0123456789abcdef', '2026-03-05T08:00:00Z', 'forms team');

insert into release_rule (remote, enabled, renders, version, set_by, canary, pins, off_at, serial) values
  ('mf-forms', true, true, '0.2.0-1a2b3c4d', 'person', '{ "version": "0.2.0-5e6f7a8b", "percent": 10 }', '{ "fern": "0.2.0-1a2b3c4d" }', '{moss}', 2);

insert into release_change (remote, who, reason, before, after, undoes, changed_at) values
  ('mf-forms', 'ada', 'first release', null,
    '{ "remote": "mf-forms", "enabled": true, "renders": true, "version": "0.2.0-1a2b3c4d", "set_by": "build", "canary": null, "pins": {}, "off_at": [] }', null, '2026-03-01T08:00:00Z'),
  ('mf-forms', 'ada', 'too early',
    '{ "remote": "mf-forms", "enabled": true, "renders": true, "version": "0.2.0-1a2b3c4d", "set_by": "build", "canary": null, "pins": {}, "off_at": [] }',
    '{ "remote": "mf-forms", "enabled": true, "renders": true, "version": "0.2.0-1a2b3c4d", "set_by": "person", "canary": { "version": "0.2.0-5e6f7a8b", "percent": 10 }, "pins": { "fern": "0.2.0-1a2b3c4d" }, "off_at": ["moss"] }', 1, '2026-03-05T09:00:00Z');

insert into deploy_token (id, remote, name, token_hash, made_by, made_at, expires_at, ended_at, last_used_at) values
  ('00000000-0000-4000-8000-000000000041', 'mf-forms', 'forms team', 'hash-of-deploy-token', 'ada', '2026-03-01T08:00:00Z', '2026-06-01T08:00:00Z', null, '2026-03-05T08:00:00Z');

insert into deploy (id, remote, version, manifest, manifest_integrity, signature, wanted, touched_at) values
  ('00000000-0000-4000-8000-000000000042', 'mf-forms', '0.2.0-9c0d1e2f', '\x7b7d', 'sha384-manifest', null, '{ "sha384-entry": 5 }', '2026-03-06T08:00:00Z');

insert into deploy_piece (deploy_id, integrity, start, bytes) values
  ('00000000-0000-4000-8000-000000000042', 'sha384-entry', 0, '\x0102030405');

-- Accounts

insert into account (id, email, display_name, password_hash, platform_role, created_at) values
  ('00000000-0000-4000-8000-000000000002', 'ada@fern.example', 'Ada', '$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA', 'operate', '2026-03-01T08:30:00Z');

insert into website_role (site_id, account_id, role) values
  ('00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002', 1);

insert into account_session (token_hash, id, site_id, account_id, browser, platform, started_at, seen_at, ends_at) values
  ('hash-of-account-session', '00000000-0000-4000-8000-000000000003', '00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002', 'Firefox', 'Linux', '2026-03-07T08:00:00Z', '2026-03-07T09:00:00Z', '2026-04-06T08:00:00Z');

insert into account_reset_request (id, site_id, email, origin, locale, requested_at) values
  ('00000000-0000-4000-8000-000000000004', '00000000-0000-4000-8000-000000000001', 'ada@fern.example', 'https://fern.example', 'en', '2026-03-07T10:00:00Z');

insert into account_reset (token_hash, account_id, site_id, ends_at) values
  ('hash-of-account-reset', '00000000-0000-4000-8000-000000000002', '00000000-0000-4000-8000-000000000001', '2026-03-07T11:00:00Z');

insert into cookie_settings_change (site_id, account_id, changed_by, cookies, changed_at) values
  ('00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002', 'Ada',
    '{
      "settings": {
        "isCookieBannerEnabled": true, "cookieBannerText": "We use cookies.", "cookieBannerCtaText": "Accept",
        "cookieBannerOptOutCtaText": "Decline", "cookieBannerPosition": "BOTTOM", "cookieBannerTheme": "LIGHT",
        "cookieBannerVariant": "BAR", "cookieBannerCtaVariant": "BUTTON", "cookieBannerAcceptType": "OPT_IN_AND_OUT",
        "isRestrictiveCookiePolicyEnabled": true, "isVisitorDataRestricted": false, "isRestrictiveCookiePolicyAbsolute": false
      },
      "translations": {}
    }', '2026-03-02T09:00:00Z');

insert into announcement_change (site_id, account_id, changed_by, announcement, changed_at) values
  ('00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002', 'Ada',
    '{ "isShown": true, "own": { "text": "Free shipping in May", "linkTitle": "", "linkHref": "" }, "translations": {}, "version": 1 }', '2026-03-02T09:05:00Z');

insert into header_footer_change (site_id, account_id, changed_by, part, header_footer, changed_at) values
  ('00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002', 'Ada', '',
    '{
      "header": { "title": "Fern", "links": [{ "title": "Shop", "path": "/shop" }] },
      "footer": { "tagline": "Mugs and linen", "links": [{ "title": "Contact", "path": "/contact" }], "note": "Fern, Lisbon" }
    }', '2026-03-02T09:10:00Z');

insert into main_language_change (site_id, account_id, changed_by, main_language, changed_at) values
  ('00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002', 'Ada', '{ "main": "en" }', '2026-03-02T09:15:00Z');

insert into survey_answer (site_id, account_id, quarter, cohort, rating, text, answered_at) values
  ('00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002', '2026-Q1', 'B', 4, 'Quick to learn.', '2026-03-08T09:00:00Z'),
  (null, null, '2026-Q1', 'C', null, '', '2026-03-08T09:30:00Z');

-- Members

insert into site_member (id, site_id, email, display_name, password_hash, areas, created_at, disabled_at, locale, revision) values
  ('00000000-0000-4000-8000-000000000051', '00000000-0000-4000-8000-000000000001', 'mia@friends.example', 'Mia', '$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA', '{friends}', '2026-03-02T11:00:00Z', null, 'en', 2),
  ('00000000-0000-4000-8000-000000000052', '00000000-0000-4000-8000-000000000001', 'invited@friends.example', 'Noa', null, '{}', '2026-03-02T11:05:00Z', '2026-03-03T11:05:00Z', null, 1);

insert into member_session (token_hash, site_id, member_id, started_at, seen_at, ends_at) values
  ('hash-of-member-session', '00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000051', '2026-03-07T08:00:00Z', '2026-03-07T09:00:00Z', '2026-04-06T08:00:00Z');

insert into member_reset_request (id, site_id, email, origin, locale, requested_at) values
  ('00000000-0000-4000-8000-000000000053', '00000000-0000-4000-8000-000000000001', 'mia@friends.example', 'https://fern.example', null, '2026-03-07T10:00:00Z');

insert into member_reset (token_hash, member_id, site_id, ends_at) values
  ('hash-of-member-reset', '00000000-0000-4000-8000-000000000051', '00000000-0000-4000-8000-000000000001', '2026-03-07T11:00:00Z');

-- Products

insert into product (id, site_id, collection_id, slug, product_type, workflow_status, position, title, excerpt, description_html, picture_ids, option_names, form, content_hash, changed_at, document_slug, is_kept, removed_at, created_at) values
  ('00000000-0000-4000-8000-000000000061', '00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000012', 'mug', 1, 1, 0, 'Mug', 'A green mug.', '<p>Holds 300 ml.</p>', '{00000000-0000-4000-8000-000000000021}', '{Size}',
    '{ "title": "Engraving", "fields": [{ "id": "name", "type": "text", "title": "Name", "required": false }] }', 'hash-of-mug', '2026-03-02T12:00:00Z', 'mug', true, null, '2026-03-01T09:00:00Z'),
  ('00000000-0000-4000-8000-000000000062', '00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000012', 'glaze-guide', 2, 1, 1, 'Glaze guide', '', '', '{}', '{}', null, 'hash-of-guide', '2026-03-01T09:00:00Z', 'glaze-guide', false, null, '2026-03-01T09:00:00Z'),
  ('00000000-0000-4000-8000-000000000063', '00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000012', 'mug', 1, 1, 2, 'Old mug', '', '', '{}', '{}', null, 'hash-of-old-mug', '2026-03-01T09:00:00Z', null, true, '2026-03-02T12:00:00Z', '2026-03-01T09:00:00Z');

insert into variant (id, site_id, product_id, position, sku, price_cents, sale_price_cents, on_sale, qty_in_stock, unlimited, option_values, picture_id, shipping, subscription_plan, removed_at) values
  ('00000000-0000-4000-8000-000000000064', '00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000061', 0, 'MUG-S', 1800, 1500, true, 12, false, '{Small}', '00000000-0000-4000-8000-000000000021', '{ "weight": 0.4, "length": 10, "width": 10, "height": 12 }', null, null),
  ('00000000-0000-4000-8000-000000000065', '00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000062', 0, 'GUIDE', 900, 0, false, 0, true, '{}', null, null, '{ "billingPeriod": { "value": 1, "unit": "month" }, "numBillingCycles": 12 }', null);

insert into product_change (site_id, product_id, account_id, changed_by, state, changed_at) values
  ('00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000062', '00000000-0000-4000-8000-000000000002', 'Ada',
    '{
      "title": "Glaze guide", "slug": "glaze-guide", "collectionId": "00000000-0000-4000-8000-000000000012", "categoryIds": [],
      "excerpt": "", "descriptionHtml": "", "productType": 2, "workflowStatus": 1, "optionNames": [], "pictureIds": [],
      "pictureAlts": {}, "form": null,
      "variants": [{
        "id": "00000000-0000-4000-8000-000000000065", "sku": "GUIDE", "priceCents": 900, "salePriceCents": 0, "onSale": false,
        "qtyInStock": 0, "unlimited": true, "optionValues": [], "pictureId": null, "shipping": null,
        "plan": { "billingPeriod": { "value": 1, "unit": "month" }, "numBillingCycles": 12 }
      }]
    }', '2026-03-02T12:00:00Z'),
  ('00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000063', null, 'Ada', null, '2026-03-02T12:00:00Z');

insert into stock_write (site_id, key, variant_id, how, pieces, made_at) values
  ('00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000066', '00000000-0000-4000-8000-000000000064', 'add', 5, '2026-03-07T09:00:00Z');

insert into product_file (product_id, site_id, id, name, sha256, bytes, object_key, first_offered_at, changed_at) values
  ('00000000-0000-4000-8000-000000000062', '00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000067', 'glaze-guide.pdf', 'hash-of-file', 120044, 'files/4f0e', '2026-03-01T09:00:00Z', '2026-03-01T09:00:00Z');

insert into category (id, site_id, collection_id, parent_id, slug, name, name_key, position) values
  ('00000000-0000-4000-8000-000000000071', '00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000012', null, 'kitchen', 'Kitchen', 'kitchen', 0),
  ('00000000-0000-4000-8000-000000000072', '00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000012', '00000000-0000-4000-8000-000000000071', 'mugs', 'Mugs', 'mugs', 0);

insert into product_category (product_id, category_id, site_id) values
  ('00000000-0000-4000-8000-000000000061', '00000000-0000-4000-8000-000000000072', '00000000-0000-4000-8000-000000000001');

insert into category_change (site_id, account_id, changed_by, act, category_id, name, changed_at) values
  ('00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002', 'Ada', 'added', '00000000-0000-4000-8000-000000000072', 'Mugs', '2026-03-02T13:00:00Z');

-- Prices

insert into shipping_option (id, site_id, position, name, cost_cents, countries, states, zip_prefixes, weight_steps, free_from_cents, is_off) values
  ('00000000-0000-4000-8000-000000000081', '00000000-0000-4000-8000-000000000001', 0, 'Post', 500, '{PT,ES}', '{}', '{1,2}', '[{ "upToWeight": 1, "costCents": 400 }, { "upToWeight": 5, "costCents": 700 }]', 5000, false);

insert into coupon (id, site_id, code, code_key, kind, rate_basis_points, amount_cents, valid_from, valid_until, minimum_subtotal_cents, most_uses, most_uses_per_email, is_off, document_key, is_kept, removed_at) values
  ('00000000-0000-4000-8000-000000000082', '00000000-0000-4000-8000-000000000001', 'Spring10', 'spring10', 'percent', 1000, null, '2026-03-01T00:00:00Z', '2026-06-01T00:00:00Z', 1000, 100, 1, false, 'spring10', false, null),
  ('00000000-0000-4000-8000-000000000083', '00000000-0000-4000-8000-000000000001', 'FIVE', 'five', 'fixed', null, 500, null, null, 0, null, null, true, null, true, '2026-03-03T00:00:00Z');

insert into tax_rule (id, site_id, position, name, country, states, zip_prefixes, rate_basis_points, taxes_shipping, product_types, is_off) values
  ('00000000-0000-4000-8000-000000000084', '00000000-0000-4000-8000-000000000001', 0, 'IVA', 'PT', '{}', '{}', 2300, true, '{1}', false);

insert into price_change (site_id, kind, rule_id, account_id, changed_by, state, changed_at) values
  ('00000000-0000-4000-8000-000000000001', 'coupon', '00000000-0000-4000-8000-000000000082', '00000000-0000-4000-8000-000000000002', 'Ada',
    '{
      "code": "Spring10", "kind": "percent", "rateBasisPoints": 1000, "amountCents": null, "validFrom": "2026-03-01T00:00:00Z",
      "validUntil": "2026-06-01T00:00:00Z", "minimumSubtotalCents": 1000, "mostUses": 100, "mostUsesPerEmail": 1, "isOff": false
    }', '2026-03-02T14:00:00Z'),
  ('00000000-0000-4000-8000-000000000001', 'inclusion', '00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002', 'Ada', '{ "inclusion": "included" }', '2026-03-02T14:05:00Z');

-- Carts

insert into cart (id, site_id, token_hash, revision, order_id, opener_hash, opener_salt, place, shipping_option_id, coupon_codes, created_at, changed_on) values
  ('00000000-0000-4000-8000-000000000091', '00000000-0000-4000-8000-000000000001', 'hash-of-cart', 1772960400000, null, 'hash-of-opener', 'salt', '{ "country": "PT", "zip": "1000-001" }', '00000000-0000-4000-8000-000000000081', '{spring10}', '2026-03-08T09:00:00Z', '2026-03-08'),
  ('00000000-0000-4000-8000-000000000092', '00000000-0000-4000-8000-000000000001', 'hash-of-bought-cart', 1772874000000, '00000000-0000-4000-8000-000000000101', null, null, null, null, '{}', '2026-03-07T09:00:00Z', '2026-03-07');

insert into cart_line (id, site_id, cart_id, variant_id, quantity, answers, added_at) values
  ('00000000-0000-4000-8000-000000000093', '00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000091', '00000000-0000-4000-8000-000000000064', 2, '{ "name": "Ben" }', '2026-03-08T09:00:00Z');

insert into cart_write (cart_id, site_id, identity, title, revision) values
  ('00000000-0000-4000-8000-000000000091', '00000000-0000-4000-8000-000000000001', 'hash-of-cart-change', 'Mug', 1772960400000);

-- Orders: 1001 of goods, 1002 of a gift card that pays a part of 1001, 1003 of a subscription, 1004 unpaid and cancelled.

insert into order_number (site_id, last_number) values
  ('00000000-0000-4000-8000-000000000001', 1004);

insert into customer_order (id, site_id, number, token_hash, key, kind, cart_id, email, phone, note, address, shipping_name, payment_method, payment_instructions, subtotal_cents, shipping_cents, tax_cents, discount_cents, total_cents, discounts, taxes, tax_included, gift_card_cents, currency, status, locale, carrier, tracking_number, placed_at) values
  ('00000000-0000-4000-8000-000000000101', '00000000-0000-4000-8000-000000000001', 1001, 'hash-of-order-1', 'key-1', 'goods', '00000000-0000-4000-8000-000000000092', 'ben@buyers.example', '+351 21 000 0000', 'Please ring.',
    '{ "firstName": "Ben", "lastName": "Dias", "line1": "Rua Nova 1", "line2": "", "city": "Lisboa", "state": "", "zip": "1000-001", "country": "PT" }', 'Post', 'offline', 'Pay within a week.', 3000, 400, 579, 300, 3100,
    '[{ "code": "Spring10", "kind": "percent", "amountCents": 300, "rateBasisPoints": 1000 }]', '[{ "name": "IVA", "rate": 2300, "amountCents": 579 }]', true, 1000, 'EUR', 'fulfilled', 'en', 'CTT', 'RR123456789PT', '2026-03-07T09:10:00Z'),
  ('00000000-0000-4000-8000-000000000102', '00000000-0000-4000-8000-000000000001', 1002, 'hash-of-order-2', 'key-2', 'gift-card', null, 'ben@buyers.example', '', '', null, '', 'test', '', 2500, 0, 0, 0, 2500, '[]', '[]', false, 0, 'EUR', 'open', '', '', '', '2026-03-06T09:00:00Z'),
  ('00000000-0000-4000-8000-000000000103', '00000000-0000-4000-8000-000000000001', 1003, 'hash-of-order-3', 'key-3', 'subscription', null, 'ben@buyers.example', '', '', null, '', 'offline', 'Pay within a week.', 900, 0, 0, 0, 900, '[]', '[]', false, 0, 'EUR', 'open', 'en', '', '', '2026-03-07T10:00:00Z'),
  ('00000000-0000-4000-8000-000000000104', '00000000-0000-4000-8000-000000000001', 1004, 'hash-of-order-4', 'key-4', 'donation', null, 'ben@buyers.example', '', '', null, '', 'offline', 'Pay within a week.', 500, 0, 0, 0, 500, '[]', '[]', false, 0, 'EUR', 'cancelled', 'en', '', '', '2026-03-01T10:00:00Z');

insert into order_line (id, site_id, order_id, variant_id, position, title, sku, option_values, picture, quantity, unit_price_cents, line_total_cents, took_stock, answers) values
  ('00000000-0000-4000-8000-000000000111', '00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000101', '00000000-0000-4000-8000-000000000064', 0, 'Mug', 'MUG-S', '[{ "optionName": "Size", "value": "Small" }]', null, 2, 1500, 3000, true, '[{ "title": "Name", "answer": "Ben" }]'),
  ('00000000-0000-4000-8000-000000000112', '00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000102', null, 0, 'Gift card', '', '[]', null, 1, 2500, 2500, false, null);

insert into order_payment (order_id, site_id, method, state, amount_cents, paid_cents, refunded_cents) values
  ('00000000-0000-4000-8000-000000000101', '00000000-0000-4000-8000-000000000001', 'offline', 'paid', 2100, 2100, 100),
  ('00000000-0000-4000-8000-000000000104', '00000000-0000-4000-8000-000000000001', 'offline', 'pending', 500, 0, 0);

insert into order_event (site_id, order_id, kind, key, account_id, by_name, detail, at) values
  ('00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000101', 'placed', null, null, '', '{}', '2026-03-07T09:10:00Z'),
  ('00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000101', 'refunded', 'key-5', '00000000-0000-4000-8000-000000000002', 'Ada', '{ "cents": 100, "reason": "Chipped", "isByHand": true }', '2026-03-09T09:10:00Z');

insert into order_link (token_hash, site_id, order_id, created_at) values
  ('hash-of-order-link', '00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000101', '2026-03-08T10:00:00Z');

insert into order_lookup_request (id, site_id, email, number, locale, origin, requested_at) values
  ('00000000-0000-4000-8000-000000000113', '00000000-0000-4000-8000-000000000001', 'ben@buyers.example', 1001, 'en', 'https://fern.example', '2026-03-08T10:00:00Z');

insert into order_hold (order_id, site_id, origin, held_until, released_at, gift_card_id, coupon_ids, counted, placed_at) values
  ('00000000-0000-4000-8000-000000000103', '00000000-0000-4000-8000-000000000001', 'https://fern.example', '2026-03-10T10:00:00Z', null, null, '{}', '{hash-of-sender}', '2026-03-07T10:00:00Z'),
  ('00000000-0000-4000-8000-000000000104', '00000000-0000-4000-8000-000000000001', 'https://fern.example', '2026-03-04T10:00:00Z', '2026-03-04T10:00:30Z', '00000000-0000-4000-8000-000000000121', '{00000000-0000-4000-8000-000000000082}', '{}', '2026-03-01T10:00:00Z');

insert into order_download (order_id, product_id, site_id, used, most, ends_at, bytes_left) values
  ('00000000-0000-4000-8000-000000000103', '00000000-0000-4000-8000-000000000062', '00000000-0000-4000-8000-000000000001', 1, 5, '2026-04-07T10:00:00Z', 60022);

insert into coupon_use (coupon_id, order_id, site_id, email_key) values
  ('00000000-0000-4000-8000-000000000082', '00000000-0000-4000-8000-000000000101', '00000000-0000-4000-8000-000000000001', 'ben@buyers.example');

insert into gift_card (id, site_id, order_id, code_hash, ending, recipient_name, recipient_email, message, currency, worth_cents, balance_cents, ended_at, created_at) values
  ('00000000-0000-4000-8000-000000000121', '00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000102', 'hash-of-gift-card', '7Q2K', 'Ben', 'ben@buyers.example', 'For you', 'EUR', 2500, 1500, null, '2026-03-06T09:00:00Z');

insert into gift_card_use (order_id, site_id, gift_card_id, cents) values
  ('00000000-0000-4000-8000-000000000101', '00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000121', 1000);

insert into subscription (id, site_id, plan, origin, started_on, next_cycle, next_on, try_at, notified_cycle, ended_as, ended_by, created_at) values
  ('00000000-0000-4000-8000-000000000131', '00000000-0000-4000-8000-000000000001', '{ "billingPeriod": { "value": 1, "unit": "month" }, "numBillingCycles": 12 }', 'https://fern.example', '2026-03-07', 1, '2026-04-07', '2026-04-07T04:00:00Z', null, null, '', '2026-03-07T10:00:00Z'),
  ('00000000-0000-4000-8000-000000000132', '00000000-0000-4000-8000-000000000001', '{ "billingPeriod": { "value": 2, "unit": "week" } }', 'https://fern.example', '2026-03-01', null, null, null, 1, 'owner', 'Ada', '2026-03-01T10:00:00Z');

insert into subscription_order (order_id, site_id, subscription_id, cycle) values
  ('00000000-0000-4000-8000-000000000103', '00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000131', 0);

insert into review_request (order_id, site_id, origin, due_at, token_hash, ends_at) values
  ('00000000-0000-4000-8000-000000000101', '00000000-0000-4000-8000-000000000001', 'https://fern.example', '2026-03-14T09:00:00Z', 'hash-of-review-request', '2026-06-14T09:00:00Z'),
  ('00000000-0000-4000-8000-000000000103', '00000000-0000-4000-8000-000000000001', 'https://fern.example', '2026-03-21T09:00:00Z', null, null);

insert into review (id, site_id, order_line_id, product_id, rating, text, author, key, state, received_at) values
  ('00000000-0000-4000-8000-000000000141', '00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000111', '00000000-0000-4000-8000-000000000061', 5, 'Keeps tea warm.', 'Ben', 'key-6', 'published', '2026-03-15T09:00:00Z');

insert into review_setting (site_id, sends_requests, after_days, account_id, changed_by, changed_at) values
  ('00000000-0000-4000-8000-000000000001', true, 7, '00000000-0000-4000-8000-000000000002', 'Ada', '2026-03-02T15:00:00Z');

-- Search, forms, consent

insert into search_entry (site_id, root, page_id, product_id, title, body, folded_title, folded_body, search_vector) values
  ('00000000-0000-4000-8000-000000000001', '', '00000000-0000-4000-8000-000000000011', null, 'Home', 'Welcome.', 'home', 'welcome', '''home'':1A ''welcom'':2'),
  ('00000000-0000-4000-8000-000000000001', '', null, '00000000-0000-4000-8000-000000000061', 'Mug', 'A green mug.', 'mug', 'a green mug', '''green'':3 ''mug'':1A,4');

insert into form_submission (id, site_id, form_id, key, page_path, fields, details, received_at) values
  ('00000000-0000-4000-8000-000000000151', '00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000032', 'key-7', '/contact', '{ "who": "Ben", "words": "Do you ship to Spain?" }',
    '{ "objectName": "Write to us", "submitButtonText": "Send", "pageTitle": "Contact", "contentSource": "c", "pagePermissionTypeValue": 1 }', '2026-03-08T11:00:00Z');

insert into consent_receipt (id, site_id, choice, shown, given_at) values
  ('00000000-0000-4000-8000-000000000152', '00000000-0000-4000-8000-000000000001', 'accepted',
    '{
      "banner": { "version": "0.2.0-1a2b3c4d", "text": "We use cookies.", "accept": "Accept", "decline": "Decline", "cookieBannerVariant": "BAR" },
      "language": "en", "policy": { "restrictive": true, "absolute": false, "visitorDataRestricted": false }, "privacyControl": false
    }', '2026-03-08T11:00:00Z');

-- Telemetry: no partition is made for the day, so the record is in telemetry_record_rest.

insert into telemetry_record (day, site_id, key, position, at, kind, name, origin, path, bucket, value, data) values
  ('2026-03-08', '00000000-0000-4000-8000-000000000001', '019ccd1c-8a00-7000-8000-000000000161', 0, '2026-03-08T11:00:00Z', 'visit', 'view', 'page', '/', 0, null, '{ "title": "Home", "visitorId": "b1", "visitCount": 1 }'),
  ('2026-03-08', '00000000-0000-4000-8000-000000000001', '019ccd1c-8a00-7000-8000-000000000161', 1, '2026-03-08T11:00:00Z', 'performance', 'lcp', 'shell@0.2.0-1a2b3c4d', '/', 14, 1234.5, null);

insert into telemetry_hour (site_id, hour, kind, name, origin, path, bucket, count, sum) values
  ('00000000-0000-4000-8000-000000000001', '2026-03-08T11:00:00Z', 'performance', 'lcp', 'shell@0.2.0-1a2b3c4d', '/', 14, 1, 1234.5);

insert into telemetry_refusal (site_id, hour, kind, reason, count) values
  ('00000000-0000-4000-8000-000000000001', '2026-03-08T11:00:00Z', 'event', 'consent', 2);

-- Emails and rate limits

insert into mail_outbox (id, site_id, recipient, subject, body, html, about, due_at, attempts, created_at, is_limited, scheduled_at, sent_at, last_error) values
  ('00000000-0000-4000-8000-000000000171', '00000000-0000-4000-8000-000000000001', 'ben@buyers.example', 'Your order 1001', null, null, 'order placed 00000000-0000-4000-8000-000000000101', '2026-03-07T09:10:00Z', 1, '2026-03-07T09:10:00Z', false, '2026-03-07T09:10:00Z', '2026-03-07T09:10:02Z', null),
  ('00000000-0000-4000-8000-000000000172', '00000000-0000-4000-8000-000000000001', 'ben@buyers.example', 'Sign in', 'Open this link.', '<p>Open this link.</p>', null, '2026-03-08T12:00:00Z', 2, '2026-03-08T11:00:00Z', true, '2026-03-08T11:00:00Z', null, 'connection refused');

insert into rate_window (site_id, bucket, ends_at, count) values
  ('00000000-0000-4000-8000-000000000001', 'hash-of-sender', '2026-03-08T11:05:00Z', 3);
