import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { halves, noise } from './pictures.fixture';
import { preparePicture, type PreparedPicture } from './prepare-picture';

type Stored = Extract<PreparedPicture, { ok: true }>;

async function taken(file: Buffer): Promise<Stored> {
  const prepared = await preparePicture(file);
  if (!prepared.ok) throw new Error(prepared.reason);
  return prepared;
}

const reasonOf = async (file: Buffer) => {
  const prepared = await preparePicture(file);
  return prepared.ok ? 'taken' : prepared.reason;
};

async function pixelAt(bytes: Buffer, left: number, top: number): Promise<number[]> {
  return [...(await sharp(bytes).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer())];
}

test.each([
  ['jpeg', 'image/jpeg'],
  ['webp', 'image/jpeg'],
  ['avif', 'image/jpeg'],
  ['png', 'image/png'],
  ['gif', 'image/png'],
] as const)('a %s is accepted by its content, and stored as %s', async (format, contentType) => {
  const file = await halves().toFormat(format).toBuffer();
  const stored = await taken(file);
  expect(stored).toMatchObject({
    contentType,
    width: 40,
    height: 20,
    preview: expect.stringMatching(/^[0-9a-f]{12}$/),
  });
  const [red, , blue] = await pixelAt(stored.bytes, 3, 10);
  expect([red! > 150, blue! < 90]).toEqual([true, true]);
});

test('transparent areas stay so; nothing else is stored for them', async () => {
  const glass = sharp({ create: { width: 9, height: 9, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0.5 } } });
  const stored = await taken(await glass.webp().toBuffer());
  expect([stored.contentType, stored.preview]).toEqual(['image/png', null]);
  expect((await sharp(stored.bytes).stats()).isOpaque).toBe(false);
});

test('a picture rotated by the camera is stored upright, without the camera’s metadata', async () => {
  const file = await halves(40, 20)
    .withExif({ IFD0: { Copyright: 'Somebody' }, IFD3: { GPSLatitude: '52/1 31/1 0/1', GPSLatitudeRef: 'N' } })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret/></x:xmpmeta>')
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect((await sharp(file).metadata()).orientation).toBe(6);
  const stored = await taken(file);
  expect([stored.width, stored.height]).toEqual([20, 40]);
  const metadata = await sharp(stored.bytes).metadata();
  expect([metadata.orientation, metadata.exif, metadata.xmp, metadata.iptc]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  // After a quarter turn clockwise, the left side is on top.
  const [red] = await pixelAt(stored.bytes, 10, 3);
  expect(red).toBeGreaterThan(150);
});

test('GPS data, texts and comments are removed from every format', async () => {
  for (const format of ['jpeg', 'png', 'webp', 'avif'] as const) {
    const file = await halves()
      .withExif({ IFD0: { Artist: 'NOBODY-MAY-KNOW' }, IFD3: { GPSLatitude: '52/1 31/1 0/1' } })
      .toFormat(format)
      .toBuffer();
    expect(file.includes('NOBODY-MAY-KNOW')).toBe(true);
    expect((await taken(file)).bytes.includes('NOBODY-MAY-KNOW')).toBe(false);
  }
});

test('colours of another space are converted to sRGB', async () => {
  const file = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#c86414' } })
    .withIccProfile('p3')
    .png()
    .toBuffer();
  expect((await sharp(file).metadata()).icc).toBeDefined();
  const stored = await taken(file);
  const metadata = await sharp(stored.bytes).metadata();
  expect([metadata.icc, metadata.space]).toEqual([undefined, 'srgb']);
  const [red, green, blue] = await pixelAt(stored.bytes, 4, 4);
  expect([Math.abs(red! - 0xc8) <= 3, Math.abs(green! - 0x64) <= 3, Math.abs(blue! - 0x14) <= 8]).toEqual([
    true,
    true,
    true,
  ]);
  const print = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#c86414' } })
    .toColourspace('cmyk')
    .jpeg()
    .toBuffer();
  expect((await sharp((await taken(print)).bytes).metadata()).space).toBe('srgb');
});

test('at most as wide as pages show it, and as high as every format allows', async () => {
  const wide = await sharp({ create: { width: 5000, height: 1000, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  expect(await taken(wide)).toMatchObject({ width: 2500, height: 500 });
  const high = await sharp({ create: { width: 400, height: 20_000, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const { bytes, width, height } = await taken(high);
  expect([width, height]).toEqual([200, 10_000]);
  expect((await sharp(bytes).webp().toBuffer()).length).toBeGreaterThan(0);
});

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';

test.each([
  ['a drawing with script', Buffer.from(SVG)],
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a text', Buffer.from('just words')],
  [
    'a drawing behind the first bytes of a photograph',
    Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from(SVG)]),
  ],
  ['a document', Buffer.from('%PDF-1.7\n')],
  ['a picture of another kind', Buffer.from('49492a0008000000', 'hex')],
  ['a container without a picture', Buffer.concat([Buffer.from([0, 0, 0, 16]), Buffer.from('ftypmp42\0\0\0\0')])],
])('%s is no picture', async (_what, file) => {
  expect(['no-picture', 'broken']).toContain(await reasonOf(file));
});

test('animated pictures and empty files are each reported as such', async () => {
  const frames = [await halves().png().toBuffer(), await noise(40, 20).png().toBuffer()];
  const moving = sharp(frames, { join: { animated: true } });
  expect(await reasonOf(await moving.clone().gif().toBuffer())).toBe('moving');
  expect(await reasonOf(await moving.clone().webp().toBuffer())).toBe('moving');
  expect(await reasonOf(Buffer.alloc(0))).toBe('empty');
});

test.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('a truncated %s is reported as broken', async (format) => {
  const file = await noise().toFormat(format).toBuffer();
  for (const part of [0.1, 0.5, 0.9])
    expect([part, await reasonOf(file.subarray(0, Math.floor(file.length * part)))]).toEqual([part, 'broken']);
});

test('a small file that would decode to gigabytes is not decoded', async () => {
  const file = await halves().png().toBuffer();
  // Chunk type, width and height follow the first twelve bytes, then their checksum (PNG, third edition, 11.2.1).
  file.writeUInt32BE(60_000, 16);
  file.writeUInt32BE(60_000, 20);
  file.writeUInt32BE(crc32(file.subarray(12, 29)), 29);
  expect(file.length).toBeLessThan(1000);
  expect(await reasonOf(file)).toBe('too-many-pixels');
});
