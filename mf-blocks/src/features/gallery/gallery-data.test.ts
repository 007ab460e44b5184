import fc from 'fast-check';
import { GALLERY_TRANSITIONS } from 'shared-types/blocks/gallery';
import { spec } from '../../../../tools/testing/spec';
import { readSettings } from '../../parts/settings/settings';
import { findTransition } from './motion/find-transition';
import { galleryJson, readGalleryData } from './gallery-data';
import { readMotion } from './motion/read-motion';

const failure = () => (console.error as jest.Mock).mock.calls.map(([message]: unknown[]) => message);

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));

spec(['GAL-01', 'GAL-05', 'GAL-33'], 'the page reads the owner’s motion settings from the block', () => {
  const settings = { autoplay: true, 'autoplay-duration': 3, loop: true, 'active-alignment': 'right', title: 'x' };
  const json = galleryJson('carousel', settings);
  expect(json).not.toContain('title');
  expect(readGalleryData(json)).toMatchObject({
    design: 'carousel',
    motion: { slidesPerRow: 3, alignment: 'end', loop: true, rotateMs: 3000 },
  });
});

spec(['GAL-21', 'GAL-22', 'GAL-23', 'GAL-24', 'GAL-32'], 'what the owner left out has its default', () => {
  expect(readGalleryData('{"design":"carousel"}')?.motion).toEqual({
    slidesPerRow: 3,
    gutter: undefined,
    alignment: 'middle',
    loop: false,
    random: false,
    keyboard: true,
    historyHash: false,
    transition: 'fade',
    speedMs: undefined,
    clickBehavior: 'next',
    preloadCount: 1,
    boundaries: { start: 'inertial', end: 'inertial' },
    snapPoint: undefined,
  });
  expect(readGalleryData('{"design":"carousel","autoplay":true}')?.motion.rotateMs).toBe(5000);
});

spec(['GAL-37', 'GAL-38'], 'invalid JSON is logged and gives undefined', () => {
  expect(readGalleryData('{"design":')).toBeUndefined();
  expect(failure()).toEqual(['Error decoding gallery block data']);
});

spec(['GAL-37', 'GAL-39'], 'JSON of another shape is logged and gives undefined', () => {
  for (const json of ['null', '[]', '{}', '{"design":"mosaic"}', '{"design":"grid","loop":"yes"}'])
    expect(readGalleryData(json)).toBeUndefined();
  expect(new Set(failure())).toEqual(new Set(['Error evaluating gallery block data']));
});

spec(['GAL-16', 'GLAY-05'], 'a transition must be one that there is, for the page as for the server', () => {
  for (const transition of GALLERY_TRANSITIONS)
    expect(readGalleryData(JSON.stringify({ design: 'slideshow', transition }))?.motion.transition).toBe(transition);
  expect(() => findTransition('wipe')).toThrow('could not find transition named wipe');
  expect(readGalleryData('{"design":"slideshow","transition":"wipe"}')).toBeUndefined();
  expect(failure()).toEqual(['Error evaluating gallery block data']);
});

const motionOf = (settings: object) => readMotion(readSettings(settings));

spec('GAL-35', 'each end of a swipe is none, hard or inertial', () => {
  for (const start of ['none', 'hard', 'inertial'])
    expect(motionOf({ swipeBoundaries: { start } }).boundaries).toEqual({ start, end: 'inertial' });
  expect(motionOf({ swipeBoundaries: { end: 'hard' } }).boundaries).toEqual({ start: 'inertial', end: 'hard' });
  expect(() => motionOf({ swipeBoundaries: { start: 'soft' } })).toThrow(
    'The setting “swipeBoundaries.start” must be one of inertial, none, hard.',
  );
  expect(() => motionOf({ swipeBoundaries: 'hard' })).toThrow('The setting “swipeBoundaries” must be an object.');
});

spec('GAL-36', 'snap points are a percentage or none', () => {
  expect(['none', '50%', '0%', '100%'].map((snapPoints) => motionOf({ snapPoints }).snapPoint)).toEqual([
    undefined,
    0.5,
    0,
    1,
  ]);
  for (const snapPoints of ['50', '101%', '-1%', '5.5%', 'half'])
    expect(() => motionOf({ snapPoints })).toThrow('The setting “snapPoints” must be a percentage like 50%, or none.');
});

test('what a page is told is read again, whatever an owner has set, or refused alike', () => {
  const keys = ['autoplay', 'speed', 'transition', 'loop', 'gutter', 'snapPoints', 'swipeBoundaries', 'random'];
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...keys), fc.jsonValue()), (settings) => {
      const outcome = (read: () => unknown) => {
        try {
          return read();
        } catch (error) {
          return String(error);
        }
      };
      const [server, page] = [
        outcome(() => motionOf(settings)),
        readGalleryData(galleryJson('slideshow', settings))?.motion,
      ];
      if (typeof server === 'string')
        expect([page, server]).toEqual([undefined, expect.stringMatching(/The setting “|transition named/)]);
      else expect(page).toEqual(server);
    }),
  );
});
