import { createFakeHost } from '../../../../tools/testing/host/fake-host';
import { axeFindings, showView } from '../../../../tools/testing/host/show-view';
import { start } from './album.effects';
import { examples } from './album.example';
import { messages } from './album.messages';
import { element } from './album.view';

const show = (name: keyof typeof examples) => showView(element(examples[name], createFakeHost(messages)));
const texts = (root: ParentNode, selector: string) =>
  [...root.querySelectorAll(selector)].map(({ textContent }) => textContent);

test.each(['whole', 'bare', 'long'] as const)('%s is complete without script', async (name) => {
  const root = show(name);
  const players = [...root.querySelectorAll('audio')];
  expect(players.map(({ controls, preload }) => [controls, preload])).toEqual(players.map(() => [true, 'none']));
  expect(texts(root, 'audio > a')).toEqual(players.map(() => messages.file));
  expect(await axeFindings()).toEqual([]);
});

test('shows title, artist and length of each track, and the hosts that serve the sound', () => {
  const root = show('whole');
  expect(texts(root, '[id^=album] > *')).toEqual(['First firing', 'Slow wheel', 'Nora Fern', 'Ash glaze']);
  expect(texts(root, '[data-album-state]')).toEqual(['3:45', '0:59', '1:02:05']);
  expect(texts(root, '.blocks-album__notice')[0]).toContain('comes from sound.example, which');
  expect(texts(show('long'), '.blocks-album__notice')[0]).toContain('comes from b.example, sound.example, which');
});

describe('in the page', () => {
  let refused: string | undefined;

  beforeEach(() => {
    refused = undefined;
    const media = HTMLMediaElement.prototype;
    jest.spyOn(media, 'load').mockImplementation(() => undefined);
    jest.spyOn(media, 'pause').mockImplementation(function (this: HTMLMediaElement) {
      if (!this.paused) fire(this, 'pause');
    });
    jest.spyOn(media, 'play').mockImplementation(async function (this: HTMLMediaElement) {
      if (refused) throw Object.assign(new Error('refused'), { name: refused });
      fire(this, 'play');
    });
    jest.spyOn(media, 'paused', 'get').mockImplementation(function (this: HTMLMediaElement) {
      return !playing.has(this);
    });
  });
  const playing = new Set<EventTarget>();
  afterEach(() => playing.clear());

  function fire(target: EventTarget, type: string): void {
    if (type === 'play') playing.add(target);
    else if (type !== 'playing') playing.delete(target);
    target.dispatchEvent(new Event(type));
  }

  function open() {
    const root = show('whole');
    const host = createFakeHost(messages);
    start(root, host);
    const players = [...root.querySelectorAll('audio')] as [HTMLAudioElement, HTMLAudioElement, HTMLAudioElement];
    return {
      root,
      host,
      players,
      states: () => texts(root, '[data-album-state]'),
      current: () => texts(root, '[aria-current=true] .blocks-album__title'),
      sounding: () => players.flatMap((player, index) => (playing.has(player) ? [index] : [])),
    };
  }
  const settle = () => new Promise((resolve) => setTimeout(resolve));

  test('one track plays at a time, is marked, and is paused by any other player of the page', () => {
    const { root, players, states, current, sounding } = open();
    fire(players[0], 'play');
    fire(players[1], 'play');
    expect([sounding(), current(), states()]).toEqual([[1], ['Slow wheel'], ['3:45', 'Playing', '1:02:05']]);
    const other = root.appendChild(document.createElement('video'));
    fire(other, 'play');
    expect([sounding(), current(), states()]).toEqual([[], ['Slow wheel'], ['3:45', '0:59', '1:02:05']]);
  });

  test('the next track follows and is announced; the last one ends playback', async () => {
    const { host, players, current, sounding } = open();
    fire(players[1], 'play');
    fire(players[1], 'ended');
    await settle();
    expect([sounding(), current(), host.announced]).toEqual([[2], ['Ash glaze'], ['Now playing: Ash glaze.']]);
    fire(players[2], 'ended');
    expect([sounding(), current(), host.announced.length]).toEqual([[], [], 1]);
  });

  test('a track that cannot be played says so, the next one plays, and it can be tried again', async () => {
    const { host, players, states, sounding } = open();
    fire(players[0], 'play');
    fire(players[0], 'error');
    await settle();
    expect(players[0].load).toHaveBeenCalledTimes(1);
    expect([sounding(), states()]).toEqual([[1], ['Cannot be played', 'Playing', '1:02:05']]);
    expect(host.announced).toEqual(['First firing cannot be played.', 'Now playing: Slow wheel.']);
    fire(players[0], 'play');
    expect(states()).toEqual(['Playing', '0:59', '1:02:05']);
  });

  test('three unplayable tracks in a row end playback', async () => {
    const { players } = open();
    const fail = async (player: HTMLAudioElement) => {
      fire(player, 'error');
      await settle();
    };
    fire(players[0], 'play');
    for (const player of players.slice(0, 2)) await fail(player);
    fire(players[2], 'play');
    fire(players[0], 'play');
    await fail(players[0]);
    expect(players[1].play).toHaveBeenCalledTimes(2);
    fire(players[0], 'playing');
    await fail(players[0]);
    expect(players[1].play).toHaveBeenCalledTimes(3);
  });

  test('if the browser requires a click, the listener is told what to press', async () => {
    const { host, players, sounding } = open();
    refused = 'NotAllowedError';
    fire(players[0], 'ended');
    await settle();
    expect([sounding(), host.announced.at(-1)]).toEqual([[], 'Next is Slow wheel. Press its play button to hear it.']);
  });

  test('marks the track that played before the album was live, and leaves nothing when it stops', () => {
    const { root, host, players, current, states } = open();
    host.end();
    fire(players[0], 'play');
    expect([current(), states()]).toEqual([[], ['3:45', '0:59', '1:02:05']]);
    const next = createFakeHost(messages);
    start(root, next);
    expect(current()).toEqual(['First firing']);
    fire(players[1], 'error');
    const served = show('whole').innerHTML;
    next.end();
    expect(root.innerHTML).toBe(served);
  });
});

test.each([
  ['The setting “tracks” must be a list.', { tracks: undefined }],
  ['An album needs at least one track.', { tracks: [] }],
  ['A track must have an https address, not “http://a.example/1.mp3”.', { src: 'http://a.example/1.mp3' }],
  ['A track must have an https address, not “/sound.mp3”.', { src: '/sound.mp3' }],
  ['A track must say how long it is.', { lengthSeconds: undefined }],
  ['The setting “tracks[0].lengthSeconds” must be a number from 1 to 86400.', { lengthSeconds: 0 }],
])('rejects with “%s”', (message, changes) => {
  const { block } = examples.bare;
  const track = { title: 'A', src: 'https://a.example/1.mp3', lengthSeconds: 5, ...changes };
  const settings = { title: 'B', tracks: [track], ...('tracks' in changes ? changes : {}) };
  expect(() => element({ ...examples.bare, block: { ...block, settings } }, createFakeHost(messages))).toThrow(message);
});
