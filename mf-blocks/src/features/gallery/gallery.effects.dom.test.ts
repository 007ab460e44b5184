import { createFakeHost } from '../../../../tools/testing/host/fake-host';
import { axeFindings, showView } from '../../../../tools/testing/host/show-view';
import { spec } from '../../../../tools/testing/spec';
import { start } from './gallery.effects';
import { examples } from './gallery.example';
import { openGallery, prepareGalleries, press, propsOf } from './gallery.fixture';
import { messages } from './gallery.messages';
import { element } from './gallery.view';

prepareGalleries();

test.each(['carousel', 'slideshow', 'strip'] as const)(
  '%s: is accessible while it is live, and leaves nothing when it has stopped',
  async (name) => {
    const before = () => document.querySelector('main')!.innerHTML.replaceAll(/ style="[^"]*"/g, '');
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

test('a grid that has stopped is as the server wrote it', () => {
  const { root, host } = openGallery('grid');
  const served = (html: string) => html.replaceAll(/ style="[^"]*"/g, '');
  const live = served(root.outerHTML);
  host.end();
  const stopped = served(root.outerHTML);
  expect(stopped).not.toBe(live);
  expect(stopped).toBe(served((showView(element(examples.grid, host)).firstElementChild as HTMLElement).outerHTML));
});

spec('GAL-43', 'what is no element is said, and nothing is built', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  start(document as never, createFakeHost(messages));
  expect(console.error).toHaveBeenCalledWith('No valid HTMLElement node was supplied.');
});

spec(['GAL-40', 'GAL-41'], 'slides that nothing can show are said, and the others work', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const host = createFakeHost(messages);
  const wrapper = showView(element(propsOf('slideshow'), host));
  const [first, second] = wrapper.querySelectorAll('.blocks-slides__slide');
  first?.querySelector('img')?.remove();
  second?.setAttribute('data-video-slide', '');
  start(wrapper, host);
  const said = (console.error as jest.Mock).mock.calls.flat();
  expect([said, wrapper.querySelector('[data-slides-live]') !== null]).toEqual([
    ['Loader2 not found', 'VideoLoader not found'],
    true,
  ]);
  host.end();
});
