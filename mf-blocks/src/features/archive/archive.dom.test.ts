import { createFakeRenderHost } from '../../../../tools/testing/host/fake-render-host';
import { axeFindings, showView } from '../../../../tools/testing/host/show-view';
import { examples } from './archive.example';
import { messages } from './archive.messages';
import { element } from './archive.view';

const host = createFakeRenderHost(messages);
const show = (name: keyof typeof examples) => showView(element(examples[name], host));
const entries = (name: keyof typeof examples) =>
  [...show(name).querySelectorAll('li')].map((item) => [
    item.querySelector('a')?.getAttribute('href'),
    item.textContent,
  ]);

test('months and years are written out, with the number of their posts', async () => {
  expect(entries('months')).toEqual([
    ['/journal?month=2026-11', 'November 2026 3 posts'],
    ['/journal?month=2026-01', 'January 2026 1 post'],
  ]);
  expect(await axeFindings()).toEqual([]);
  expect(entries('years')).toEqual([['/journal?month=2026', '2026 4 posts']]);
  expect(entries('authors')).toEqual([['/journal?author=ines+roth', 'Ines Roth 4 posts']]);
});

test('without posts nothing is shown, not even the heading', () => {
  expect(show('empty').textContent).toBe('');
});
