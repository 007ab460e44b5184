import fc from 'fast-check';
import { CROP_MODES, FIT_ALIGNMENTS } from 'shared-types/blocks/image';
import { spec } from '../../../../tools/testing/spec';
import { readSettings } from '../settings/settings';
import { pictureBox } from './picture-box';
import { DEFAULT_OPTIONS, readPictureOptions } from './picture-options';

const picture = { src: '/images/a.jpg', width: 1600, height: 1200, alt: 'A' };
const read = (settings: object) => readPictureOptions(readSettings(settings));
const box = (settings: object, ratio?: number, focalPoint?: { x: number; y: number }) =>
  pictureBox({ ...picture, ...(focalPoint && { focalPoint }) }, read(settings), ratio);

spec(['IMG-01', 'IMG-05', 'IMG-06', 'IMG-07', 'IMG-08'], 'what nobody has said has its default', () => {
  expect(read({})).toEqual({
    dimensions: undefined,
    fixedRatio: false,
    load: false,
    forceImageUpdate: false,
    focalPoint: undefined,
    cropMode: undefined,
    sizeAdjustment: 1,
    sizeFormat: 'queryString',
    source: undefined,
    stretch: true,
    useBgImage: false,
    useAdvancedPositioning: true,
    allowSaveData: true,
    dprMin: undefined,
    dprMax: undefined,
    fitAlignment: 'center',
  });
  expect(DEFAULT_OPTIONS).toEqual(read({}));
});

spec('IMG-10', 'dimensions are two whole numbers with an x between them', () => {
  expect(read({ dimensions: '1600x1200' }).dimensions).toEqual({ width: 1600, height: 1200 });
  for (const dimensions of [
    '1600',
    '1600x',
    'x1200',
    '1600x1200x2',
    '1600X1200',
    '0x5',
    '1.5x2',
    '-1x2',
    '1600 x 1200',
  ])
    expect(() => read({ dimensions })).toThrow(`The setting “dimensions” must be a width and a height like 1600x1200.`);
});

spec(['IMG-03', 'IMG-04'], 'the mode says how a picture is cropped, and without one the class of its parent', () => {
  expect(CROP_MODES.map((mode) => read({ mode }).cropMode)).toEqual(['none', 'cover', 'contain']);
  expect(read({ parentClass: 'content-fill' }).cropMode).toBe('cover');
  expect(read({ parentClass: 'content-fit' }).cropMode).toBe('contain');
  expect(read({ mode: 'none', parentClass: 'content-fill' }).cropMode).toBe('none');
  expect(() => read({ mode: 'fill' })).toThrow('The setting “mode” must be one of none, cover, contain.');
});

spec('IMG-02', 'a crop keeps the focal point in view, and the middle where there is none', () => {
  expect(box({}, 1).position).toBeUndefined();
  expect(box({ focalPoint: {} }, 1).position).toBe('50% 50%');
  expect(box({}, 1, { x: 0.2, y: 0.7 }).position).toBe('20% 70%');
  expect(box({ focalPoint: { x: 0.9 } }, 1, { x: 0.2, y: 0.7 }).position).toBe('90% 50%');
  expect(box({ useAdvancedPositioning: false }, 1, { x: 0.2, y: 0.7 }).position).toBeUndefined();
});

spec('IMG-01', 'a fixed ratio is that of the dimensions, whatever shape the block has', () => {
  expect(box({ dimensions: '800x200', fixedRatio: true }, 1)).toMatchObject({ ratio: 4, cropMode: 'cover' });
  expect(box({ dimensions: '800x200' }, 1.5)).toMatchObject({ ratio: 1.5, cropMode: 'cover' });
  expect(box({ dimensions: '800x200' })).toMatchObject({ ratio: undefined, cropMode: 'none' });
  expect(box({ mode: 'none' }, 1.5)).toMatchObject({ ratio: undefined, cropMode: 'none' });
});

spec(
  ['IMG-09', 'IMG-13'],
  'a picture that is whole in its box lies where its owner wants it, else in the middle',
  () => {
    expect(FIT_ALIGNMENTS.map((fitAlignment) => box({ mode: 'contain', fitAlignment }, 1).position)).toEqual([
      'center',
      'top',
      'left',
      'right',
      'bottom',
    ]);
    expect(box({ mode: 'contain' }, 1, { x: 0.1, y: 0.1 }).position).toBe('center');
  },
);

test.each([
  ['The setting “sizeAdjustment” must be a number from 0 to 10.', { sizeAdjustment: -0.1 }],
  ['The setting “sizeFormat” must be one of queryString, filename.', { sizeFormat: 'path' }],
  ['The setting “dprMin” must be a number from 0.5 to 4.', { dprMin: 0 }],
  ['The setting “dprMax” must be a number from 2 to 4.', { dprMin: 2, dprMax: 1 }],
  ['The setting “fitAlignment” must be one of center', { fitAlignment: 'middle' }],
  ['The setting “focalPoint.x” must be a number from 0 to 1.', { focalPoint: { x: 1.1 } }],
  ['The setting “allowSaveData” must be true or false.', { allowSaveData: 'no' }],
])('refuses with “%s”', (message, settings) => {
  expect(() => read(settings)).toThrow(message);
});

spec('IMG-12', 'a source is the address of a picture of this site', () => {
  expect(read({ source: '/images/0b9c/mug.jpg' }).source).toBe('/images/0b9c/mug.jpg');
  for (const source of [
    'https://elsewhere.example/a.jpg',
    '//elsewhere.example/a.jpg',
    'javascript:alert(1)',
    'a.jpg',
    '/a") ,url(x',
    '/a b',
  ])
    expect(() => read({ source })).toThrow('The setting “source” must be the address of a picture of this site.');
});

test('settings that mean nothing are refused by name, and never break in another way', () => {
  const keys = Object.keys(DEFAULT_OPTIONS).map((key) => (key === 'cropMode' ? 'mode' : key));
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...keys), fc.anything()), (settings) => {
      try {
        readPictureOptions(readSettings(settings));
      } catch (error) {
        expect((error as Error).message).toMatch(/^The setting “\w+(\.[xy])?” must be /);
      }
    }),
  );
});
