import { BLOCK_TYPE } from 'shared-types/site/block-type';
import type { SiteDocument } from 'shared-types/site/site-document';
import { exampleDocument } from '../../../../tools/testing/site/example-document';
import { EXAMPLE_VTT, exampleMp4 } from '../../../../tools/testing/site/example-video';
import { importSite } from './import-site';
import { prepareImports } from './imports.fixture';

const imports = prepareImports();
const { all, stored } = imports;

const VIDEO = {
  name: 'wheel',
  file: 'Wheel.MP4',
  captions: [{ file: 'wheel.en.vtt', locale: 'en', label: 'English' }],
};
const FILES = { 'Wheel.MP4': exampleMp4(), 'wheel.en.vtt': EXAMPLE_VTT };

/** The example with a video block in the place of its first block. */
function withVideo(videos: SiteDocument['videos'] = [VIDEO]): SiteDocument {
  const document = exampleDocument();
  const [page, ...pages] = document.pages;
  const [block, ...blocks] = page!.blocks;
  const own = { ...block!, type: BLOCK_TYPE.video, settings: { file: { video: 'wheel' } } };
  return { ...document, videos, pages: [{ ...page!, blocks: [own, ...blocks] }, ...pages] };
}

const load = (document: unknown, found: Readonly<Record<string, Buffer>> = FILES) =>
  importSite({
    db: imports.db,
    objects: imports.objects,
    document,
    pictures: { read: async (name) => imports.files[name] ?? Promise.reject(new Error('none')) },
    videos: { read: async (name) => found[name] ?? Promise.reject(new Error('none')) },
  });
const videoSettings = async () =>
  (await all('block')).find(({ type }) => type === BLOCK_TYPE.video)?.settings as { file: Record<string, unknown> };

test('a video is stored with its captions, and its block gets their addresses', async () => {
  expect(await load(withVideo())).toMatchObject({ ok: true, changed: true });
  const rows = (await all('site_file')).sort((a, b) => (a.name < b.name ? -1 : 1));
  expect(rows.map(({ name, content_type, bytes }) => [name, content_type, Number(bytes)])).toEqual([
    ['Wheel.MP4', 'video/mp4', FILES['Wheel.MP4'].length],
    ['wheel.en.vtt', 'text/vtt', EXAMPLE_VTT.length],
  ]);
  const [video, captions] = rows;
  expect([video?.file_name, captions?.file_name]).toEqual([
    expect.stringMatching(/^wheel-[0-9a-f]{16}\.mp4$/),
    expect.stringMatching(/^wheel-en-[0-9a-f]{16}\.vtt$/),
  ]);
  expect(await videoSettings()).toEqual({
    file: {
      src: `/api/files/${video?.id}/${video?.file_name}`,
      type: 'video/mp4',
      width: 1280,
      height: 720,
      captions: [{ src: `/api/files/${captions?.id}/${captions?.file_name}`, locale: 'en', label: 'English' }],
    },
  });
  expect((await imports.objects.get(video?.object_key ?? ''))?.equals(FILES['Wheel.MP4'])).toBe(true);
});

test('equal files change nothing, other bytes get another address, and what is not named any more goes', async () => {
  await load(withVideo());
  const [before] = await all('site_file');
  expect(await load(withVideo())).toMatchObject({ ok: true, changed: false });
  const other = { ...FILES, 'Wheel.MP4': exampleMp4({ height: 1000 }) };
  expect(await load(withVideo(), other)).toMatchObject({ ok: true, changed: true });
  const after = (await all('site_file')).find(({ name }) => name === before?.name);
  expect(after?.id).toBe(before?.id);
  expect(await videoSettings()).toMatchObject({ file: { height: 1000 } });
  expect(await stored('videos')).toHaveLength(2);
  await load(withVideo([{ ...VIDEO, captions: [] }]), other);
  expect([(await all('site_file')).length, await stored('videos')]).toEqual([1, [expect.any(String)]]);
  await load(exampleDocument());
  expect([await all('site_file'), await stored('videos')]).toEqual([[], []]);
});

test('bytes that the store has lost come back with the next import of the same document', async () => {
  await load(withVideo());
  const [{ object_key: key } = { object_key: '' }] = await all('site_file');
  await imports.objects.remove(key);
  expect(await load(withVideo())).toEqual({ ok: true, siteId: expect.any(String), changed: false });
  expect(await imports.objects.has(key)).toBe(true);
  await imports.objects.remove(key);
  jest.spyOn(imports.objects, 'put').mockRejectedValue(new Error('The disk is full.'));
  expect(await load(withVideo())).toMatchObject({
    gone: [expect.stringMatching(/is gone and could not be put back: The disk is full\.$/)],
  });
});

test('an import that fails leaves none of its bytes', async () => {
  const store = { ...imports.objects };
  const put = jest.spyOn(store, 'put');
  put.mockImplementation(async (key, bytes) => {
    await imports.objects.put(key, bytes);
    if (put.mock.calls.length > 3) throw new Error('The disk is full.');
  });
  const failing = importSite({
    db: imports.db,
    objects: store,
    document: withVideo(),
    pictures: { read: async (name) => imports.files[name] ?? Promise.reject(new Error('none')) },
    videos: { read: async (name) => FILES[name as keyof typeof FILES] },
  });
  await expect(failing).rejects.toThrow('The disk is full.');
  expect([await stored('videos'), await all('site_file'), await all('site')]).toEqual([[], [], []]);
});

test.each<[string, Readonly<Record<string, Buffer>>, string]>([
  ['a video that is not there', { 'wheel.en.vtt': EXAMPLE_VTT }, 'videos[0].file: Wheel.MP4 cannot be read.'],
  [
    'a page in the place of a video',
    { ...FILES, 'Wheel.MP4': Buffer.from('<html>') },
    'videos[0].file: Wheel.MP4 is not an MP4 or WebM video.',
  ],
  [
    'captions of another kind',
    { ...FILES, 'wheel.en.vtt': Buffer.from('1\n00:00') },
    'videos[0].captions[0].file: wheel.en.vtt is not a WebVTT file.',
  ],
  [
    'captions that are too long',
    { ...FILES, 'wheel.en.vtt': Buffer.concat([EXAMPLE_VTT, Buffer.alloc(1_000_000, 65)]) },
    'videos[0].captions[0].file: wheel.en.vtt is larger than 1 MB.',
  ],
])('%s is refused, and nothing is stored', async (_what, found, message) => {
  expect(await load(withVideo(), found)).toEqual({ ok: false, errors: [message] });
  expect([await all('site'), await stored()]).toEqual([[], []]);
});
