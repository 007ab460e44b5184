import { type TemplateBlock, shownFeatures } from './page-blocks';
import { htmlTemplateOf } from '../render/html-template';

/** The features that remain; rendered HTML is empty or not, and a visitor's own is not rendered yet. */
function shown(page: readonly (readonly [feature: string, html: string | undefined])[]) {
  const blocks = page.map(([id, html]) => ({
    html,
    templateBlock: { live: { feature: { id } } } as unknown as TemplateBlock,
  }));
  const rendered = blocks.flatMap(({ html, templateBlock }) =>
    html === undefined ? [] : [[templateBlock, { html: htmlTemplateOf(html) }] as const],
  );
  const features = shownFeatures(
    blocks.map(({ templateBlock }) => templateBlock),
    new Map(rendered),
  );
  return features.map(({ feature }) => feature.id);
}

test('a feature that shows nothing is not on the page', () => {
  expect(
    shown([
      ['blocks/text', '<p>'],
      ['consent/cookie-settings', ''],
    ]),
  ).toEqual(['blocks/text']);
});

test('it is on the page if another of its blocks shows something, or if it depends on the visitor', () => {
  expect(
    shown([
      ['blocks/map', ''],
      ['blocks/map', '<div>'],
      ['consent/cookie-banner', undefined],
    ]),
  ).toEqual(['blocks/map', 'consent/cookie-banner']);
});
