import { randomUUID } from 'node:crypto';
import { OVERLAY_RECORDS } from 'shared-types/telemetry/census';
import { exampleDocument } from '../../../../tools/testing/site/example-document';
import { POPUP_FORM_ID, withPopup } from '../../../../tools/testing/site/with-popup';
import { popupFigures } from './popup-figures';
import { prepareSpecialPages } from './popup.fixture';

const shop = prepareSpecialPages();
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

test('what visitors did with the popup is counted for 30 days, and its forms without spam', async () => {
  const { open } = shop;
  await open.load(withPopup(exampleDocument()));
  const site = await open.sites.byHost('shop.example');
  if (!site) throw new Error('The example is gone.');
  const { id: siteId } = site;
  const hour = new Date(Math.floor(Date.now() / HOUR_MS) * HOUR_MS);
  const counted = (name: string, count: number, daysAgo = 0) => ({
    ...{ site_id: siteId, hour: new Date(hour.getTime() - daysAgo * DAY_MS), kind: 'census' as const },
    ...{ name, origin: 'page', path: '/', bucket: 0, count, sum: 0 },
  });
  const hours = [
    counted(OVERLAY_RECORDS.shown, 2),
    counted(OVERLAY_RECORDS.shown, 40, 45),
    counted(OVERLAY_RECORDS.closed, 1),
    counted('form-render', 7),
  ];
  await open.db.insertInto('telemetry_hour').values(hours).execute();
  const submission = (formId: string, more: object = {}) => ({
    ...{ id: randomUUID(), site_id: siteId, form_id: formId, key: randomUUID() },
    ...{ page_path: '/', fields: '{}', details: '{}' },
    ...more,
  });
  const spam = { quarantined_at: new Date(), spam_reason: 'words' as const };
  const sent = [submission(POPUP_FORM_ID), submission(POPUP_FORM_ID, spam), submission(randomUUID())];
  await open.db.insertInto('form_submission').values(sent).execute();

  const { tiles, trends } = await popupFigures(open.db, site);
  expect(tiles.map(({ text }) => text)).toEqual(['2', '1', '1']);
  expect(trends.map(({ trend }) => [trend.points.length, trend.points.at(-1)?.now?.value])).toEqual([
    [30, 2],
    [30, 1],
    [30, 1],
  ]);
});
