import { createFakeHost } from '../../../../tools/testing/host/fake-host';
import { axeFindings, showView } from '../../../../tools/testing/host/show-view';
import { spec } from '../../../../tools/testing/spec';
import { start } from './gallery.effects';
import { examples } from './gallery.example';
import { openGallery, prepareGalleries, press } from './gallery.fixture';
import { messages } from './gallery.messages';
import { element } from './gallery.view';

prepareGalleries();

test.each(['carousel', 'slideshow', 'strip'] as const)(
  '%s: is accessible while it is live, and leaves nothing when it has stopped',
  async (name) => {
    const before = () => document.body.innerHTML.replaceAll(/ style="[^"]*"/g, '');
    const host = createFakeHost(messages);
    showView(element(examples[name], host));
    const served = before();
    const { root, host: live, click, rest } = openGallery(name);
    expect(before()).not.toBe(served);
    jest.useRealTimers();
    expect(await axeFindings()).toEqual([]);
    jest.useFakeTimers();
    click(/Next/);
    live.end();
    rest();
    expect(before()).toBe(served);
    expect(root.querySelector<HTMLElement>('[data-slide-list]')?.style.transform).toBe('');
    press('ArrowRight');
    jest.advanceTimersByTime(60_000);
    expect(before()).toBe(served);
  },
);

spec('GAL-37', 'malformed data is logged, and the server’s HTML stays', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const host = createFakeHost(messages);
  const wrapper = showView(element(examples.carousel, host));
  wrapper.querySelector<HTMLElement>('[data-gallery]')!.dataset['gallery'] = '{"design":';
  const served = wrapper.innerHTML;
  start(wrapper, host);
  expect(wrapper.innerHTML).toBe(served);
  expect(console.error).toHaveBeenCalledWith('Error decoding gallery block data', expect.anything());
});

test('a grid does not change the page', () => {
  const host = createFakeHost(messages);
  const wrapper = showView(element(examples.grid, host));
  const served = wrapper.innerHTML;
  start(wrapper, host);
  expect(wrapper.innerHTML).toBe(served);
});
