import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { createFakeHost } from '../../../../tools/testing/host/fake-host';
import { createFakeRenderHost } from '../../../../tools/testing/host/fake-render-host';
import { axeFindings, showView } from '../../../../tools/testing/host/show-view';
import { spec } from '../../../../tools/testing/spec';
import { isFieldShown } from 'shared-types/site/is-field-shown';
import { addLightbox } from '../../parts/lightbox/live-lightbox.fixture';
import { start } from './image.effects';
import { examples } from './image.example';
import { editor } from './image.editor';
import { messages } from './image.messages';
import { element } from './image.view';

const host = createFakeRenderHost(messages);
const show = (name: keyof typeof examples) =>
  showView(element(examples[name], host)).querySelector<HTMLElement>('.blocks-image')!;

spec('IMG-29', 'renders each of its variants with its picture', async () => {
  for (const name of ['poster', 'card', 'overlap', 'collage', 'stack'] as const) {
    const root = show(name);
    expect(root.classList.contains(`blocks-image--${name}`)).toBe(true);
    expect(root.querySelector('img')?.alt).toBe('A table laid with green stoneware');
    expect(root.querySelector('h1, h2')?.textContent).toBe('Stoneware for slow mornings');
    expect(await axeFindings()).toEqual([]);
  }
  expect(show('inline').querySelector('figcaption')?.textContent).toBe('The long table');
});

spec('ENUM-10', 'has the layout of its variant’s number', () => {
  const { block } = examples.card;
  const looks = ([1012, 1013, 1014, 1015, 1016, 1017] as const).map((variant) => {
    const root = showView(element({ ...examples.card, block: { ...block, variant } }, host)).querySelector(
      '.blocks-image',
    );
    return root?.className.match(/blocks-image--(\w+)/)?.[1] ?? root?.tagName;
  });
  expect(looks).toEqual(['FIGURE', 'poster', 'card', 'overlap', 'collage', 'stack']);
});

test('the poster at the top of a page is fetched first and painted with it, other pictures are lazy', () => {
  const inputs = (name: 'poster' | 'card') => {
    const picture = show(name).querySelector('img');
    return ['fetchpriority', 'loading', 'decoding'].map((input) => picture?.getAttribute(input));
  };
  expect(inputs('poster')).toEqual(['high', 'eager', 'sync']);
  expect(inputs('card')).toEqual(['auto', 'lazy', 'async']);
});

test('adds no preload of its own before the block', () => {
  expect(show('poster').parentElement?.querySelector('link')).toBeNull();
});

test('a linked picture is named by its alternative text', async () => {
  const link = show('linked').querySelector('a');
  expect(link?.getAttribute('href')).toBe('/gallery');
  expect(await axeFindings()).toEqual([]);
});

test('splits paragraphs, and crops around the focal point', () => {
  const root = show('card');
  expect([...root.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
    'New this autumn',
    'Thrown by hand, glazed in three colours.',
    'Every piece is a little different.',
    'See the shop',
  ]);
  expect(root.querySelector('img')?.style.objectPosition).toBe('40% 60%');
  expect(root.querySelector('img')?.style.aspectRatio).toBe('1.25');
});

test('is inline if the variant is unknown', () => {
  const { block } = examples.inline;
  expect(
    showView(element({ ...examples.inline, block: { ...block, variant: 1000 } }, host)).querySelector('figure'),
  ).not.toBeNull();
});

test('a layout that the owner has chosen counts more than the variant', () => {
  const { block } = examples.card;
  const settings = { ...(block.settings as object), layout: 'stack' };
  const root = showView(element({ ...examples.card, block: { ...block, settings } }, host));
  expect(root.querySelector('.blocks-image--stack')).not.toBeNull();
});

test('without a picture nothing is shown, whatever else is said', () => {
  const root = show('empty');
  expect([root.childElementCount, root.textContent, root.tagName]).toEqual([0, '', 'DIV']);
});

spec(['IMG-01', 'IMG-02', 'IMG-04'], 'is fetched and cropped as the owner says', () => {
  const root = show('configured');
  const [picture, image] = [root.querySelector('picture'), root.querySelector('img')];
  expect(picture?.className).toContain('content-fill');
  expect([image?.style.aspectRatio, image?.style.objectPosition, image?.getAttribute('loading')]).toEqual([
    '3',
    '20% 80%',
    'eager',
  ]);
});

test.each([
  ['The setting “picture” must be an object.', { picture: 'mug.jpg' }],
  [
    'The setting “picture.src” must be the address of a picture of this site.',
    { src: 'https://elsewhere.example/a.jpg' },
  ],
  ['The setting “picture.src” must be text that is not empty.', { src: '' }],
  ['A picture in the settings has no size.', { height: null }],
  ['The setting “aspectRatio” must be a number from 0.1 to 10.', { aspectRatio: 1e9 }],
  ['The setting “headingLevel” must be one of 2, 1, 3.', { headingLevel: '2' }],
  ['The setting “layout” must be one of inline', { layout: 'wall' }],
  ['A link must lead to', { link: { href: 'javascript:alert(1)' } }],
  ['The setting “image.dimensions” must be a width and a height like 1600x1200.', { image: { dimensions: '1x2x3' } }],
  ['The setting “image” must be an object.', { image: [] }],
])('refuses with “%s”', (message, { src, height, ...changes }: Record<string, unknown>) => {
  const { block } = examples.card;
  const settings = block.settings as { picture: object };
  const own = { ...settings.picture, ...(src !== undefined && { src }), ...(height === null && { height }) };
  const changed = { ...examples.card, block: { ...block, settings: { ...settings, picture: own, ...changes } } };
  expect(() => element(changed, host)).toThrow(message);
});

test('settings of the wrong kind are refused by name or shown as text, and never break in another way', () => {
  const { block } = examples.card;
  const keys = Object.keys(block.settings as object);
  fc.assert(
    fc.property(fc.constantFrom(...keys, 'image', 'layout'), fc.anything(), (key, value) => {
      const settings = { ...(block.settings as object), [key]: value };
      try {
        renderToString(element({ ...examples.card, block: { ...block, settings } }, host));
      } catch (error) {
        expect((error as Error).message).toMatch(/^(The setting “|A link must lead|A picture in the settings)/);
      }
    }),
  );
});

test('words with markup are words', () => {
  const { block } = examples.stack;
  const settings = { ...(block.settings as object), heading: '<img src=x onerror=alert(1)>', caption: '<b>New</b>' };
  const root = showView(element({ ...examples.stack, block: { ...block, settings } }, host));
  expect(root.querySelectorAll('img, b')).toHaveLength(1);
  expect(root.querySelector('h2')?.textContent).toBe('<img src=x onerror=alert(1)>');
});

test('a picture that its owner lets open is a link to the whole of it', async () => {
  const link = show('opening').querySelector<HTMLAnchorElement>('a[data-lightbox]');
  expect([link?.href, link?.id]).toEqual([
    'http://localhost/images/hero.jpg?format=2500w',
    `block-${examples.opening.block.id}-picture-1`,
  ]);
  expect(await axeFindings()).toEqual([]);
  const { block } = examples.linked;
  const linked = { ...block, settings: { ...(block.settings as object), lightbox: true } };
  expect(showView(element({ ...examples.linked, block: linked }, host)).querySelector('[data-lightbox]')).toBeNull();
});

test('a click on it opens the lightbox', () => {
  const live = createFakeHost(messages);
  const requested = jest.fn();
  live.bus.on('blocks/picture-requested').subscribe(requested);
  const root = showView(element(examples.opening, live));
  addLightbox();
  start(root, live);
  root.querySelector('img')?.click();
  expect(requested.mock.calls).toEqual([[{ id: `block-${examples.opening.block.id}-picture-1` }]]);
});

test('owners can change the heading of an image whose layout is that of its variant', () => {
  const heading = editor.fields.find(({ key }) => key === 'heading')!;
  expect([isFieldShown(heading, {}), isFieldShown(heading, { layout: 'inline' })]).toEqual([true, false]);
});
