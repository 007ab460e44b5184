import { axeFindings, showView } from '../../../../tools/testing/host/show-view';
import { spec } from '../../../../tools/testing/spec';
import { examples } from './text.example';
import { element } from './text.view';

spec('PLAT-08', 'shows the owner’s text as sanitized by the server', async () => {
  const root = showView(element(examples.article));
  expect(root.querySelector('h1')?.textContent).toBe('Caring for stoneware');
  expect(root.querySelector('a')?.getAttribute('href')).toBe('/contact');
  expect(await axeFindings()).toEqual([]);
});

test('has the width and alignment of the settings', () => {
  expect(showView(element(examples.centered)).firstElementChild?.className).toBe(
    'blocks-text blocks-text--center blocks-text--measure blocks-text--normal',
  );
  expect(showView(element(examples.table)).firstElementChild?.className).toContain('blocks-text--column');
});

test('a text with a description list has the class of its style sheet, and other texts do not', () => {
  const classesOf = (html: string) =>
    showView(element({ ...examples.article, block: { ...examples.article.block, settings: { html } } }))
      .firstElementChild?.classList;
  expect(classesOf('<dl><dt>Soup</dt><dd>6</dd></dl>')?.contains('blocks-text--description-list')).toBe(true);
  expect(classesOf('<p>Soup</p>')?.contains('blocks-text--description-list')).toBe(false);
});

test('a heading needs no text, and an empty block shows nothing', () => {
  const withSettings = (settings: unknown) =>
    element({ ...examples.article, block: { ...examples.article.block, settings } });
  expect(showView(withSettings({ heading: 'Closed' })).firstElementChild?.innerHTML).toBe('<h2>Closed</h2>');
  expect(withSettings({ html: '' })).toBeNull();
  expect(() => withSettings({ html: 5 })).toThrow('The setting “html” must be text.');
});
