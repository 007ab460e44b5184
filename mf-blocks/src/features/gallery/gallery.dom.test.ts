import { createFakeRenderHost } from '../../../../tools/testing/fake-render-host';
import { axeFindings, showView } from '../../../../tools/testing/show-view';
import { spec } from '../../../../tools/testing/spec';
import { examples } from './gallery.example';
import { element } from './gallery.view';

const host = createFakeRenderHost({});
const show = (name: keyof typeof examples) =>
  showView(element(examples[name], host)).querySelector('ul') as HTMLElement;

spec('GAL-47', 'renders in each of its variants', async () => {
  const layouts = { grid: 'grid', carousel: 'strip', slideshow: 'strip', stack: 'stack' } as const;
  for (const [name, layout] of Object.entries(layouts)) {
    const list = show(name as keyof typeof examples);
    expect(list.classList.contains(`blocks-gallery__list--${layout}`)).toBe(true);
    expect(list.querySelectorAll('li img[alt]')).toHaveLength(4);
    expect(await axeFindings()).toEqual([]);
  }
});

spec('ENUM-07', 'is laid out as its variant’s number says', () => {
  const { block } = examples.grid;
  const looks = ([1000, 1002, 1003, 1004] as const).map((variant) => {
    const list = showView(element({ ...examples.grid, block: { ...block, variant } }, host)).querySelector('ul');
    return [list?.className.match(/__list--(\w+)/)?.[1], list?.style.getPropertyValue('--per-row')];
  });
  expect(looks).toEqual([
    ['strip', '1'],
    ['strip', '3.2'],
    ['grid', '3'],
    ['stack', '1'],
  ]);
});

test('a strip takes the focus, so that the keyboard scrolls it, and has a name', () => {
  expect(show('carousel').tabIndex).toBe(0);
  expect(show('carousel').getAttribute('aria-label')).toBe('In the studio');
  expect(show('grid').hasAttribute('tabindex')).toBe(false);
});

test('crops to one shape but in the stack, and loads no picture before it is near', () => {
  expect(show('grid').querySelector('img')?.style.aspectRatio).toBe('1');
  expect(show('stack').querySelector('img')?.style.aspectRatio).toBe('');
  expect([...show('grid').querySelectorAll('img')].every((image) => image.getAttribute('loading') === 'lazy')).toBe(
    true,
  );
});

test('has its name as a heading where the owner wants it', () => {
  const { block } = examples.grid;
  const shown = { ...examples.grid, block: { ...block, settings: { ...(block.settings as object), showTitle: true } } };
  expect(showView(element(shown, host)).querySelector('h2')?.textContent).toBe('In the studio');
  expect(show('grid').closest('.blocks-gallery')?.querySelector('h2')).toBeNull();
});

test('shows captions only where there are some', () => {
  expect([...show('grid').querySelectorAll('figcaption')].map(({ textContent }) => textContent)).toEqual([
    'Mornings at the wheel',
    'Loading the kiln',
    'Linen, washed twice',
  ]);
});

test('refuses a picture without a size', () => {
  const { block } = examples.grid;
  const settings = { title: 'Broken', items: [{ picture: { src: '/images/a.jpg', alt: '' } }] };
  expect(() => element({ ...examples.grid, block: { ...block, settings } }, host)).toThrow(
    'A picture in the settings has no size.',
  );
});
