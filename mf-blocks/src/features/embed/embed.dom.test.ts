import fc from 'fast-check';
import { createFakeHost } from '../../../../tools/testing/host/fake-host';
import { axeFindings, showView } from '../../../../tools/testing/host/show-view';
import { spec } from '../../../../tools/testing/spec';
import { start } from './embed.effects';
import { examples } from './embed.example';
import { messages } from './embed.messages';
import { element } from './embed.view';
import { readEmbed } from './read-embed';
import { soundcloudPage } from './soundcloud-page';

const settled = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

beforeAll(() => {
  class NoSize {
    observe(): void {}
    disconnect(): void {}
  }
  Object.assign(globalThis, { ResizeObserver: NoSize });
});

function open(name: keyof typeof examples) {
  const host = createFakeHost(messages);
  const root = showView(element(examples[name], host));
  start(root, host);
  return { host, root, find: (part: string) => root.querySelector<HTMLElement>(`[data-widget-${part}]`)! };
}

spec('PLAT-08', 'is a way to the service, and asks nobody for anything', async () => {
  const root = showView(element(examples.track, createFakeHost(messages)));
  expect(root.querySelector('a')?.href).toBe('https://soundcloud.com/fern-and-kiln/kiln-room');
  expect(root.querySelector('iframe, script')).toBeNull();
  expect(await axeFindings()).toEqual([]);
  const follow = showView(element(examples.follow, createFakeHost(messages)));
  expect(follow.querySelector('a')?.textContent).toBe('Follow @fernandkiln on X (opens in a new window)');
});

describe('the follow widget', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  spec(
    ['EMBED-01', 'EMBED-04', 'BLOCK-03'],
    'is given up after 10000 ms: the link stays, and a retry is offered',
    async () => {
      const { root, find, host } = open('follow');
      find('show').click();
      expect(root.querySelector('iframe')?.getAttribute('src')).toBe(`/frame/${examples.follow.block.id}`);
      jest.advanceTimersByTime(9999);
      await settled();
      expect(find('stage').dataset['widgetState']).toBe('loading');
      jest.advanceTimersByTime(1);
      await settled();
      expect([find('stage').dataset['widgetState'], root.querySelector('iframe')]).toEqual(['failed', null]);
      expect(find('status').textContent).toBe('This part could not be loaded. The link is still here.');
      expect([find('retry').textContent, find('dismiss').textContent]).toEqual(['Retry', 'Dismiss']);
      expect(root.querySelector('a')).not.toBeNull();
      expect(host.records).toHaveLength(1);
      host.end();
      expect(jest.getTimerCount()).toBe(0);
    },
  );
});

spec(['EMBED-06', 'BLOCK-02'], 'an address that is none of SoundCloud’s is told to the console alone', () => {
  const told = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { root } = open('unreadable');
  expect(told.mock.calls).toEqual([['Issue parsing SoundCloud url']]);
  expect([root.textContent, root.firstElementChild?.hasAttribute('hidden')]).toEqual(['', true]);
  told.mockClear();
  open('track');
  expect(told).not.toHaveBeenCalled();
});

test('takes addresses of tracks, playlists, artists and players, and no other', () => {
  const page = 'https://soundcloud.com/fern/kiln';
  const track = 'https://api.soundcloud.com/tracks/123';
  const player = (url: string) => `https://w.soundcloud.com/player/?${new URLSearchParams({ url })}`;
  expect([page, 'https://m.soundcloud.com/fern/kiln?si=1#t=2', player(page)].map(soundcloudPage)).toEqual([
    page,
    page,
    page,
  ]);
  expect([track, player(track)].map(soundcloudPage)).toEqual([player(track), player(track)]);
  const wrong = [
    'http://soundcloud.com/fern/kiln',
    'https://soundcloud.com/',
    'https://soundcloud.com.evil.example/fern',
    'https://soundcloud.com@evil.example/fern',
    'https://soundcloud.com:444/fern',
    'https://api.soundcloud.com/me',
    player(player(page)),
    player('javascript:alert(1)'),
    'javascript:alert(1)',
    'fern/kiln',
  ];
  expect(wrong.filter((address) => soundcloudPage(address) !== undefined)).toEqual([]);
});

test('whatever the owner writes, it leads to the service or nowhere', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.webUrl(), fc.string()),
      fc.string(),
      fc.constantFrom('soundcloud', 'x'),
      (url, account, service) => {
        const { href } = readEmbed({ service, url, account });
        if (href !== undefined)
          expect(href).toMatch(/^https:\/\/(?:soundcloud\.com\/|w\.soundcloud\.com\/player\/\?|x\.com\/\w+$)/);
      },
    ),
  );
});

test.each([
  ['The setting “service” must be one of soundcloud, x.', { service: 'myspace' }],
  ['The setting “loads” must be one of asked, visible.', { loads: 'now' }],
  ['The setting “url” must be text.', { url: 5 }],
  ['The setting “account” must be text.', { account: {} }],
])('refuses with “%s”', (message, settings) => {
  expect(() => readEmbed(settings)).toThrow(message);
});
