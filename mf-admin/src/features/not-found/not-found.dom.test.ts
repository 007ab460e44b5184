import { createFakeRenderHost } from '../../../../tools/testing/host/fake-render-host';
import { axeFindings, showView } from '../../../../tools/testing/host/show-view';
import { examples } from './not-found.example';
import { messages } from './not-found.messages';
import { element } from './not-found.view';

test('says that there is no such page, and leads to the first page of the area', async () => {
  const root = showView(element(examples.page, createFakeRenderHost(messages)));
  expect(root.querySelector('h1')?.textContent).toBe(messages.title);
  expect(root.querySelector('a')?.getAttribute('href')).toBe('/config/');
  expect(await axeFindings()).toEqual([]);
});
