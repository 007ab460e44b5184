import { image } from '../../../../shell/src/host/image/image';
import { axeFindings, showView } from '../../../../tools/testing/host/show-view';
import { spec } from '../../../../tools/testing/spec';
import { readSettings } from '../settings/settings';
import { PictureImage } from './picture-image.view';
import { readPictureOptions } from './picture-options';
import { previewStyle } from './preview-style';

const picture = {
  src: '/images/0b9c/mug.jpg',
  width: 1600,
  height: 1200,
  alt: 'A mug',
  focalPoint: { x: 0.25, y: 0.75 },
  preview: 'b9a987654321',
};
const show = (
  settings: object,
  { aspectRatio, ...own }: { aspectRatio?: number; first?: boolean; alt?: string } = {},
) =>
  showView(
    <PictureImage
      picture={{ ...picture, ...own }}
      image={image}
      className="x"
      sizes="(width < 800px) 100vw, 60vw"
      aspectRatio={aspectRatio}
      first={own.first ?? false}
      options={readPictureOptions(readSettings(settings))}
    />,
  );
const img = (...sample: Parameters<typeof show>) => show(...sample).querySelector('img')!;

spec(['IMG-21', 'IMG-23'], 'a picture is fetched when it is near, and with the page where its owner wants it', () => {
  expect([img({}).getAttribute('loading'), img({ load: true }).getAttribute('loading')]).toEqual(['lazy', 'eager']);
  expect(img({}).getAttribute('sizes')).toBe('auto, (width < 800px) 100vw, 60vw');
  expect(img({ load: true }).getAttribute('sizes')).toBe('(width < 800px) 100vw, 60vw');
});

spec('IMG-01', 'its size keeps its place free', () => {
  expect([img({}).getAttribute('width'), img({}).getAttribute('height')]).toEqual(['1600', '1200']);
  const own = img({ dimensions: '300x100', fixedRatio: true });
  expect([own.getAttribute('width'), own.getAttribute('height'), own.style.aspectRatio]).toEqual(['300', '100', '3']);
});

spec('IMG-01', 'with a forced update the browser has a source for each range of widths, and so chooses anew', () => {
  const sources = [...show({ forceImageUpdate: true }).querySelectorAll('source')];
  expect(sources.map((source) => source.media)).toEqual(['(width < 500px)', '(width < 1000px)']);
  expect(new Set(sources.map((source) => source.srcset))).toEqual(new Set([img({}).srcset]));
  expect(show({}).querySelector('source')).toBeNull();
});

spec('IMG-04', 'the class of the parent says whether a picture fills its box or fits into it', () => {
  const parent = (settings: object, aspectRatio?: number) =>
    img(settings, aspectRatio === undefined ? {} : { aspectRatio }).parentElement?.className;
  expect(parent({})).toBe('blocks-picture');
  expect(parent({}, 1)).toBe('blocks-picture content-fill');
  expect(parent({ mode: 'contain' }, 1)).toBe('blocks-picture content-fit');
});

spec('IMG-06', 'the width stands in the file’s name where the owner wants it there', () => {
  const named = img({ sizeFormat: 'filename' });
  expect(named.getAttribute('src')).toBe('/images/0b9c/mug.750w.jpg');
  expect(named.srcset).toContain('/images/0b9c/mug.1500w.jpg 1500w');
  expect(named.srcset).not.toContain('?');
});

spec(['IMG-07', 'IMG-08'], 'a browser that saves data is told where it may not, and only there', () => {
  expect(img({ allowSaveData: false }).getAttribute('src')).toBe('/images/0b9c/mug.jpg?format=750w&data=full');
  expect(img({ allowSaveData: false, sizeFormat: 'filename' }).srcset).toContain('/mug.100w.jpg?data=full 100w');
  expect(img({}).srcset).not.toContain('data=');
});

spec('IMG-07', 'shows the source in place of the picture, and no wider than its file unless it may stretch', () => {
  expect(img({ source: '/images/1f0e/vase.jpg' }).getAttribute('src')).toBe('/images/1f0e/vase.jpg?format=750w');
  expect(img({ stretch: false }).style.maxInlineSize).toBe('min(100%, 1600px)');
  expect(img({}).style.maxInlineSize).toBe('');
});

spec('IMG-07', 'as a background it has its name, its shape and its focal point; a decoration has no name', async () => {
  const root = show({ useBgImage: true }, { aspectRatio: 2 });
  expect(root.querySelector('img')).toBeNull();
  const ground = root.querySelector<HTMLElement>('[role="img"]')!;
  expect(ground.getAttribute('aria-label')).toBe('A mug');
  expect(ground.getAttribute('style')).toContain('background-position:25% 75%');
  expect(ground.style.getPropertyValue('--narrow')).toBe(
    'image-set(url("/images/0b9c/mug.jpg?format=750w") 1x, url("/images/0b9c/mug.jpg?format=1500w") 2x)',
  );
  expect(ground.style.aspectRatio).toBe('2');
  expect(await axeFindings()).toEqual([]);
  expect(show({ useBgImage: true }, { alt: '' }).querySelector('[role]')).toBeNull();
});

test('a preview takes 40 characters at most, and none is behind a picture that leaves a part of its box free', () => {
  const html = showView(<i style={previewStyle('b9a987654321')} />).innerHTML;
  const [, style = ''] = /style="([^"]*)"/.exec(html) ?? [];
  expect([style, style.length <= 40]).toEqual(['--p0:#b9a;--p1:#987;--p2:#654;--p3:#321', true]);
  const hasPreview = (...sample: Parameters<typeof show>) => show(...sample).innerHTML.includes('--p0:#b9a');
  expect(hasPreview({})).toBe(true);
  expect([hasPreview({ mode: 'contain' }, { aspectRatio: 1 }), hasPreview({ stretch: false })]).toEqual([false, false]);
});
