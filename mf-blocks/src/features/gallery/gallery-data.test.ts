import { spec } from '../../../../tools/testing/spec';
import { carouselLayout } from './layouts/carousel';
import { galleryJson, readGalleryData } from './gallery-data';

const failure = () => (console.error as jest.Mock).mock.calls.map(([message]: unknown[]) => message);

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));

spec(['GAL-01', 'GAL-05', 'GAL-33'], 'the page reads the owner’s motion settings from the block', () => {
  const settings = { autoplay: true, 'autoplay-duration': 3, loop: true, 'active-alignment': 'right', title: 'x' };
  const json = galleryJson(carouselLayout, settings);
  expect(json).not.toContain('title');
  expect(readGalleryData(json)).toEqual({
    layout: carouselLayout,
    motion: { slidesPerRow: 3, gutter: 1, alignment: 'end', loop: true, rotateMs: 3000 },
  });
});

spec(['GAL-21', 'GAL-22', 'GAL-24', 'GAL-32'], 'missing settings have their defaults', () => {
  expect(readGalleryData('{"design":"carousel"}')?.motion).toEqual({
    slidesPerRow: 3,
    gutter: 1,
    alignment: 'middle',
    loop: false,
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
