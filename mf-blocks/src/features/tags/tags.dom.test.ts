import { createFakeRenderHost } from '../../../../tools/testing/host/fake-render-host';
import { axeFindings, showView } from '../../../../tools/testing/host/show-view';
import { examples } from './tags.example';
import { messages } from './tags.messages';
import { element } from './tags.view';

const host = createFakeRenderHost(messages);
const show = (name: keyof typeof examples) => showView(element(examples[name], host));

test('tags lead to their posts, and say how many there are', async () => {
  expect([...show('list').querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    'Clay 1 post',
    'Glazes 5 posts',
    'The studio 3 posts',
  ]);
  expect(await axeFindings()).toEqual([]);
});

test('frequent tags are larger if the owner wants it', () => {
  const sizes = [...show('sized').querySelectorAll('li')].map(({ style }) => style.getPropertyValue('--size'));
  expect(sizes).toEqual(['1', '1.8', '1.4']);
});

test('without posts nothing is shown', () => {
  expect(show('empty').textContent).toBe('');
});
