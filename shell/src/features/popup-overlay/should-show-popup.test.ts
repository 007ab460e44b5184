import fc from 'fast-check';
import { POPUP_NEVER_AGAIN, type PopupRecord } from 'shared-types/site/page/popup-overlay';
import { spec } from '../../../../tools/testing/spec';
import { shouldShowPopup, type PopupQuestion } from './should-show-popup';

const DAY_MS = 86_400_000;
const NOW = Date.UTC(2026, 10, 22);

const versions = fc.integer({ min: 0, max: 5 });
const days = fc.integer({ min: 0, max: 3650 });
const times = fc.integer({ min: 0, max: 2 * NOW });
const settings = fc.record({
  version: versions,
  showUntilSignup: fc.boolean(),
  displayFrequency: fc.oneof(days, fc.constant(POPUP_NEVER_AGAIN)),
});
const records: fc.Arbitrary<PopupRecord> = fc.record(
  { 'date-closed': times, version: versions, submitted: fc.boolean() },
  { requiredKeys: ['version', 'submitted'] },
);

/** Whether it shows, of a popup of version 1 that was closed at some time and shows once, where nothing else is said. */
const shows = (own: Partial<PopupQuestion['settings']> = {}, record: Partial<PopupRecord> = {}, now = NOW) =>
  shouldShowPopup({
    settings: { version: 1, showUntilSignup: false, displayFrequency: POPUP_NEVER_AGAIN, ...own },
    record: { 'date-closed': NOW, version: 1, submitted: false, ...record },
    now,
  });

spec('POPUP-05', 'shows where nothing is remembered, whatever the settings', () => {
  fc.assert(fc.property(settings, times, (own, now) => shouldShowPopup({ settings: own, now })));
});

spec('POPUP-06', 'shows where an older version is remembered, whatever became of it', () => {
  fc.assert(
    fc.property(settings, records, times, (own, record, now) => {
      fc.pre(record.version < own.version);
      return shouldShowPopup({ settings: own, record, now });
    }),
  );
  expect(shows({ version: 2 })).toBe(true);
});

spec('POPUP-07', 'shows until its form has been sent, where the site wants it so', () => {
  fc.assert(
    fc.property(records, (record) => shows({ showUntilSignup: true }, { ...record, version: 1, submitted: false })),
  );
  expect(shows({ showUntilSignup: true }, { submitted: true })).toBe(false);
});

spec('POPUP-08', 'shows again once so many days have passed since it was closed, and not before', () => {
  fc.assert(
    fc.property(days, fc.integer({ min: 0, max: 4000 * DAY_MS }), (displayFrequency, passedMs) => {
      expect(shows({ displayFrequency }, {}, NOW + passedMs)).toBe(passedMs >= displayFrequency * DAY_MS);
    }),
  );
});

spec('POPUP-09', 'the frequency counts days, and -1 means never again', () => {
  expect([-1, 0, 1].map((ms) => shows({ displayFrequency: 7 }, {}, NOW + 7 * DAY_MS + ms))).toEqual([
    false,
    true,
    true,
  ]);
  fc.assert(fc.property(times, (now) => !shows({ displayFrequency: POPUP_NEVER_AGAIN }, {}, now)));
});

spec('POPUP-10', 'does not show where none of the four conditions holds', () => {
  fc.assert(
    fc.property(settings, records, times, (own, record, now) => {
      const { 'date-closed': closed, version, submitted } = record;
      const { displayFrequency } = own;
      const hasPassed = closed !== undefined && displayFrequency >= 0 && closed + displayFrequency * DAY_MS <= now;
      fc.pre(version >= own.version && (submitted || !own.showUntilSignup) && !hasPassed);
      fc.pre(closed !== undefined || submitted);
      return !shouldShowPopup({ settings: own, record, now });
    }),
  );
});

spec('POPUP-15', 'who has sent its form is asked again by a new version alone, however many days pass', () => {
  fc.assert(
    fc.property(settings, records, times, (own, record, now) => {
      const isNew = record.version < own.version;
      return shouldShowPopup({ settings: own, record: { ...record, submitted: true }, now }) === isNew;
    }),
  );
});

test('a closing that lies in the future has not passed: the clock was wrong, and nobody is asked twice for that', () => {
  expect(shows({ displayFrequency: 0 }, { 'date-closed': NOW + 1 })).toBe(false);
  expect(shows({ displayFrequency: 7 }, { 'date-closed': Number.MAX_VALUE })).toBe(false);
});
