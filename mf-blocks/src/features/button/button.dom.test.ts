import { createFakeRenderHost } from '../../../../tools/testing/host/fake-render-host';
import { axeFindings, showView } from '../../../../tools/testing/host/show-view';
import { examples } from './button.example';
import { messages } from './button.messages';
import { element } from './button.view';

const host = createFakeRenderHost(messages);

test('is a link styled as a button', async () => {
  const anchor = showView(element(examples.filled, host)).querySelector('a');
  expect(anchor?.outerHTML).toBe('<a class="button" href="/shop">See the shop</a>');
  expect(await axeFindings()).toEqual([]);
});

test('can have a quiet style', () => {
  expect(showView(element(examples.quiet, host)).querySelector('a')?.className).toBe('button button--quiet');
});

test('announces that it opens a new window, which gets no opener', () => {
  const anchor = showView(element(examples.newWindow, host)).querySelector('a');
  expect(anchor?.textContent).toBe('Our stockist (opens in a new window)');
  expect(anchor?.getAttribute('rel')).toBe('noopener');
});

test('rejects a link without a label', () => {
  const { block } = examples.filled;
  expect(() => element({ ...examples.filled, block: { ...block, settings: { link: { href: '/' } } } }, host)).toThrow(
    'A button needs a label.',
  );
});
