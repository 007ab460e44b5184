import { spec } from '../../../../tools/testing/spec';
import { arrive, followSizes, openReservations, settled } from './reservations.fixture';

followSizes();

spec('RESV-08', 'loads without a click only if owner and visitor allow it', async () => {
  const opened = openReservations('tables');
  opened.host.choose('accepted');
  await settled();
  expect(opened.frames()).toEqual([]);
  const atOnce = openReservations('atOnce');
  await settled();
  expect(atOnce.frames()).toEqual([]);
  atOnce.host.choose('accepted');
  await settled();
  expect(atOnce.frames()).toHaveLength(1);
  const ended = openReservations('atOnce');
  ended.host.end();
  ended.host.choose('accepted');
  await settled();
  expect(ended.frames()).toEqual([]);
});

spec('RESV-08', 'a widget loaded without a click is removed on declining, and returns after consent', async () => {
  const opened = openReservations('atOnce');
  const { frames, find, host, resize, section } = opened;
  host.choose('accepted');
  await settled();
  await arrive(opened, '<p>Tables</p>');
  host.choose('declined');
  const served = () => [
    frames().length,
    section.dataset['reservationsState'],
    find('[data-reservations-prompt]').hidden,
  ];
  expect(served()).toEqual([0, undefined, false]);
  resize(851);
  await settled();
  expect(served()).toEqual([0, undefined, false]);
  host.choose('accepted');
  await settled();
  expect(frames()).toHaveLength(1);
});

spec('RESV-08', 'a widget that the visitor requested stays, whatever they choose', async () => {
  const opened = openReservations('atOnce');
  opened.press();
  await arrive(opened, '<p>Tables</p>');
  opened.host.choose('declined');
  expect(opened.frames()).toHaveLength(1);
});
