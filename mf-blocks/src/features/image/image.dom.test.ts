import { createFakeRenderHost } from '../../../../tools/testing/host/fake-render-host';
import { axeFindings, showView } from '../../../../tools/testing/host/show-view';
import { spec } from '../../../../tools/testing/spec';
import { examples } from './image.example';
import { messages } from './image.messages';
import { element } from './image.view';

const host = createFakeRenderHost(messages);
const show = (name: keyof typeof examples) => showView(element(examples[name], host)).firstElementChild as HTMLElement;

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
    const root = showView(element({ ...examples.card, block: { ...block, variant } }, host)).firstElementChild;
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
