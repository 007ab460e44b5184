import { GALLERY_MEDIA } from 'shared-types/blocks/gallery';
import { BLOCK_TYPE } from 'shared-types/site/block-type';
import { exampleId } from '../../../../../../tools/testing/site/example-document';
import { patched } from '../../../../../../tools/testing/site/patched';
import { spec } from '../../../../../../tools/testing/spec';
import { prepareImports } from '../../imports.fixture';
import { mistakesWith } from '../../mistakes.fixture';

const mug = { picture: { asset: 'mug' } };
const items = (count: number) => Array.from({ length: count }, () => mug);

/** The shop page with galleries of these items. */
function withGalleries(...galleries: readonly (readonly unknown[])[]) {
  const blocks = galleries.map((own, index) => ({
    id: exampleId(3000 + index),
    type: BLOCK_TYPE.gallery,
    settings: { title: 'Pictures', items: own },
  }));
  return {
    'pages.1.blocks': blocks,
    'pages.1.body.layout.rows': [{ columns: [{ span: 12, blocks: blocks.map(({ id }) => id) }] }],
  };
}

const imports = prepareImports();

spec('LIMIT-06', 'the 51st picture of a gallery is refused', () => {
  expect(mistakesWith(withGalleries(items(50)))).toEqual([]);
  expect(mistakesWith(withGalleries(items(50), items(51)))).toEqual([
    'pages[1].blocks[1].settings.items: a gallery holds at most 50 pictures, and this one has 51.',
  ]);
});

spec('LIMIT-06', 'the 21st gallery of a page is refused', () => {
  const many = (count: number) => withGalleries(...Array.from({ length: count }, () => items(1)));
  expect(mistakesWith(many(20))).toEqual([]);
  expect(mistakesWith(many(21))).toEqual(['pages[1].blocks: a page holds at most 20 galleries, and this one has 21.']);
});

spec('LIMIT-06', 'a document with too many is refused as a whole', async () => {
  const { ok } = await imports.run(patched(withGalleries(items(51))));
  expect([ok, await imports.all('site'), await imports.stored()]).toEqual([false, [], []]);
});

spec('ENUM-13', 'an item of a gallery is of one of six kinds', () => {
  const message =
    'pages[1].blocks[0].settings.items[0].media: must be "imageFile" or "imageEmpty" or "imageLicensed" or "imageReused" or "assetReused" or "video".';
  const link = { href: 'https://video.example/1' };
  const wrong = (media: unknown) => mistakesWith(withGalleries([{ media, ...mug, link }]));
  const kinds = ['imageEmpty', 'imageFile', 'imageLicensed', 'imageReused', 'assetReused', 'video'];
  expect([...GALLERY_MEDIA].sort()).toEqual([...kinds].sort());
  for (const media of [undefined, ...kinds]) expect([media, wrong(media)]).toEqual([media, []]);
  for (const media of ['image', 'ImageFile', '', null, 7]) expect([media, wrong(media)]).toEqual([media, [message]]);
});

spec('ENUM-13', 'every item but an empty one has its picture, and a video its address', () => {
  const wrong = (item: object) => mistakesWith(withGalleries([item]));
  const place = 'pages[1].blocks[0].settings.items[0]';
  expect(wrong({ media: 'imageEmpty' })).toEqual([]);
  expect(wrong({ media: 'imageLicensed' })).toEqual([
    `${place}.picture: is missing: only an empty item has no picture.`,
  ]);
  expect(wrong({ media: 'video', ...mug })).toEqual([`${place}.link: is missing: a video needs the way to it.`]);
});
