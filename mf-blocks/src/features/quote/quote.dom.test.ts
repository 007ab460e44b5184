import { axeFindings, showView } from '../../../../tools/testing/host/show-view';
import { examples } from './quote.example';
import { element } from './quote.view';

test('quotes with the name and source of the speaker', async () => {
  const root = showView(element(examples.whole));
  expect(root.querySelector('blockquote')?.textContent).toBe('The mug I reach for every single morning.');
  expect(root.querySelector('figcaption')?.textContent).toBe('Ines R., Portland');
  expect(await axeFindings()).toEqual([]);
});

test('shows no caption without a name', () => {
  expect(showView(element(examples.quoteAlone)).querySelector('figcaption')).toBeNull();
});
