import sharp from 'sharp';
import { exampleDocument } from '../../../../tools/testing/site/example-document';
import type { ObjectStore } from '../../platform/objects/object-store';
import { painted, prepareImports } from './imports.fixture';

const imports = prepareImports();
const { all, load, run, stored } = imports;

test('pictures are stored with their size, and settings refer to them as pictures', async () => {
  await load(exampleDocument());
  const logo = (await all('asset')).find(({ name }) => name === 'logo');
  expect(logo).toMatchObject({
    width: 50,
    height: 60,
    content_type: 'image/png',
    focal_x: 0.25,
    focal_y: 0.75,
    file_name: expect.stringMatching(/^logo-[0-9a-f]{16}\.png$/),
  });
  expect(await imports.objects.get(logo?.object_key ?? '')).toEqual(imports.files['logo.png']);
  const text = (await all('block')).find(({ type }) => type === 2);
  expect(text?.settings).toEqual({
    html: '<p>Hello</p>',
    picture: {
      src: `/images/${logo?.id}/${logo?.file_name}`,
      width: 50,
      height: 60,
      alt: '',
      focalPoint: { x: 0.25, y: 0.75 },
      preview: '100100100100',
    },
  });
});

test('a picture that something shines through has no preview, which would stay behind it', async () => {
  const glass = sharp({ create: { width: 9, height: 9, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0.5 } } });
  imports.files['logo.png'] = await glass.png().toBuffer();
  await load(exampleDocument());
  expect(Object.fromEntries((await all('asset')).map(({ name, preview }) => [name, preview]))).toEqual({
    mug: '100100100100',
    logo: null,
  });
});

test('a picture the camera turned has the size it is shown in', async () => {
  imports.files['mug.jpg'] = await painted(10, 40, 30).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  await load(exampleDocument());
  expect((await all('asset')).find(({ name }) => name === 'mug')).toMatchObject({ width: 30, height: 40 });
});

test('other bytes in a file of the same name are a change: same id, another address, and the old bytes are deleted', async () => {
  await load(exampleDocument());
  const before = (await all('asset')).find(({ name }) => name === 'mug');
  await imports.objects.put(`resized/${before?.object_key.slice('assets/'.length)}-500.avif`, Buffer.from('x'));
  imports.files['mug.jpg'] = await painted(200, 44, 33).jpeg().toBuffer();
  expect(await run(exampleDocument())).toMatchObject({ ok: true, changed: true });
  const after = (await all('asset')).find(({ name }) => name === 'mug');
  expect(after).toMatchObject({ id: before?.id, width: 44 });
  expect(after?.file_name).not.toBe(before?.file_name);
  expect(await stored('assets')).toHaveLength(2);
  expect(await stored('resized')).toEqual([]);
});

test('a picture that is missing, damaged or invalid is reported with its place, and nothing is written', async () => {
  delete imports.files['mug.jpg'];
  imports.files['logo.png'] = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
  expect(await run(exampleDocument())).toEqual({
    ok: false,
    errors: [
      'assets[0].file: mug.jpg cannot be read (there is no such file).',
      'assets[1].file: logo.png is not a JPEG, PNG, WebP, AVIF or GIF picture.',
    ],
  });
  imports.files['mug.jpg'] = (
    await sharp({
      create: {
        width: 500,
        height: 500,
        channels: 3,
        background: 'red',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .jpeg()
      .toBuffer()
  ).subarray(0, 2000);
  expect(await run(exampleDocument())).toMatchObject({
    errors: expect.arrayContaining(['assets[0].file: mug.jpg is damaged.']),
  });
  expect(await all('site')).toEqual([]);
  expect(await stored()).toEqual([]);
});

test('a failed transaction leaves neither rows nor bytes', async () => {
  let puts = 0;
  const failing: ObjectStore = {
    ...imports.objects,
    put: async (key, bytes) => {
      puts += 1;
      if (puts === 2) throw new Error('Could not store: the disk is full.');
      await imports.objects.put(key, bytes);
    },
  };
  await expect(run(exampleDocument(), failing)).rejects.toThrow('the disk is full');
  expect(await all('site')).toEqual([]);
  expect(await stored('assets')).toEqual([]);
});
