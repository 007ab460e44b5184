import { createFakeRenderHost } from '../../../../tools/testing/host/fake-render-host';
import { axeFindings, showView } from '../../../../tools/testing/host/show-view';
import { examples } from './search.example';
import { messages } from './search.messages';
import { element } from './search.view';

const show = (name: keyof typeof examples) => showView(element(examples[name], createFakeRenderHost(messages)));

test('lists results by kind with their number, and says where there are more', async () => {
  const root = show('found');
  const groups = [...root.querySelectorAll('section')].map((group) => [
    group.querySelector('h2')?.textContent,
    [...group.querySelectorAll('a')].map((link) => link.getAttribute('href')),
    group.querySelector('p')?.textContent,
  ]);
  expect(groups).toEqual([
    ['Orders (22)', ['/config/orders/1042', '/config/orders/977'], 'The first 2 are shown. Type more to find others.'],
    ['Members (1)', ['/config/members/91e11bbd-12c6-45ed-a94a-99545a9d9488'], undefined],
  ]);
  expect(root.textContent).toContain('23 results for “ada”');
  expect(await axeFindings()).toEqual([]);
});

test('says what to do where nothing is found', async () => {
  const root = show('nothing');
  expect(root.querySelector('p')?.textContent).toBe(
    'Nothing found for “zzz”. Check the spelling, or try fewer letters.',
  );
  expect(root.querySelectorAll('section')).toHaveLength(0);
  expect(await axeFindings()).toEqual([]);
});

test('a form of plain HTML searches again, from what was typed', () => {
  const form = show('found').querySelector('form');
  expect([form?.method, form?.getAttribute('action')]).toEqual(['get', '/config/search']);
  expect([...new FormData(form ?? undefined)]).toEqual([['q', 'ada']]);
  expect(show('empty').querySelector('p')?.textContent).toBe(messages.hint);
});
