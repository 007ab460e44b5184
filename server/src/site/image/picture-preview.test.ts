import sharp, { type Sharp } from 'sharp';
import { halves } from '../upload/pictures.fixture';
import { previewOf } from './picture-preview';

const hue = async (picture: Sharp) => previewOf(await picture.toBuffer());
type Colour = string | { readonly r: number; readonly g: number; readonly b: number; readonly alpha: number };
const plain = (background: Colour, width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 4, background } });

test('a preview is the colours of the corners, by rows from the top left', async () => {
  // Red on the left, blue on the right; what is between them reaches into both.
  expect(await hue(halves(400, 200).png())).toBe('b1221bb1221b');
});

test.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)(
  'a %s of one colour has four corners of it',
  async (format) => {
    expect(await hue(plain('#336699').toFormat(format, { lossless: true }))).toMatch(/^([2-4][5-7][89a]){4}$/);
  },
);

test('grey pictures, and those with 16 bits for a colour, have one too', async () => {
  const grey = plain('#777').flatten().toColourspace('b-w').png();
  const deep = plain('#777').flatten().toColourspace('rgb16').png();
  expect([await hue(grey), await hue(deep)]).toEqual(['777777777777', '777777777777']);
});

test('a picture that the camera turned has its corners where visitors see them', async () => {
  const turned = sharp(await halves(400, 200).withMetadata({ orientation: 3 }).jpeg().toBuffer());
  const upright = await hue(halves(400, 200).jpeg());
  const found = await previewOf(await turned.keepMetadata().jpeg().toBuffer());
  expect(found?.slice(0, 3)).toBe(upright?.slice(3, 6));
});

test('what shines through has none: a preview stays behind its picture', async () => {
  expect(await hue(plain({ r: 10, g: 10, b: 10, alpha: 0.5 }).png())).toBeNull();
  expect(await hue(plain({ r: 10, g: 10, b: 10, alpha: 1 }).png())).not.toBeNull();
});

test('a file that ends early is refused', async () => {
  const bytes = await sharp({
    create: {
      width: 500,
      height: 500,
      channels: 3,
      background: 'red',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg()
    .toBuffer();
  await expect(previewOf(bytes.subarray(0, 2000), { failOn: 'truncated' })).rejects.toThrow();
});

test('a preview is twelve characters, whatever the picture', async () => {
  for (const [width, height] of [
    [1, 1],
    [1, 900],
    [900, 1],
    [3, 2],
  ] as const)
    expect(await hue(plain('#fff', width, height).png())).toBe('ffffffffffff');
});
