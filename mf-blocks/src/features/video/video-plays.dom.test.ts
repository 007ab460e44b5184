import { createFakeHost } from '../../../../tools/testing/host/fake-host';
import { axeFindings } from '../../../../tools/testing/host/show-view';
import { spec } from '../../../../tools/testing/spec';
import { examples } from './video.example';
import { openVideos, preparePlayers, recordPosts, showVideos, startVideo, videoProps } from './video.fixture';
import { messages } from './video.messages';

preparePlayers();

const EMBEDS = ['youtube', 'vimeo', 'wistia', 'animoto'] as const;

spec('VIDEO-05', 'a click shows the video and hides the overlay', async () => {
  for (const name of EMBEDS) {
    const [video] = openVideos(name);
    expect([video!.frame(), video!.isShown()]).toEqual([null, false]);
    video!.overlay.click();
    expect(video!.frame()?.src).toBe(video!.overlay.dataset['video']);
    expect([video!.frame()?.title, video!.isShown()]).toEqual([video!.overlay.dataset['title'], true]);
    expect(await axeFindings()).toEqual([]);
  }
  const [own] = openVideos('own');
  own!.overlay.click();
  expect([own!.own()!.paused, own!.isShown()]).toEqual([false, true]);
});

test('a frame may play by itself, and tells YouTube where it stands', () => {
  const [video] = openVideos('youtube');
  video!.overlay.click();
  expect(video!.frame()?.allow.split('; ')).toContain('autoplay');
  expect(video!.frame()?.referrerPolicy).toBe('strict-origin-when-cross-origin');
});

spec('VIDEO-06', 'Enter and Space, which click a button, show the video, and the focus goes on to it', () => {
  for (const name of ['vimeo', 'own'] as const) {
    const [video] = openVideos(name);
    expect([video!.overlay.tagName, video!.overlay.getAttribute('type')]).toEqual(['BUTTON', 'button']);
    video!.overlay.focus();
    video!.overlay.click();
    expect(video!.isShown()).toBe(true);
    if (name === 'vimeo') expect(document.activeElement).toBe(video!.frame());
  }
});

test('a click leaves the focus where it is', () => {
  const [video] = openVideos('vimeo');
  video!.overlay.click();
  expect(document.activeElement).toBe(document.body);
});

spec(
  'VIDEO-07',
  'one video of the page shows at a time: the one before pauses behind its overlay, and goes on from there',
  () => {
    const [youtube, vimeo, wistia, own] = openVideos('youtube', 'vimeo', 'wistia', 'own');
    const shown = () => [youtube, vimeo, wistia, own].map((video) => video!.isShown());
    youtube!.overlay.click();
    const toYoutube = recordPosts(youtube!.frame());
    vimeo!.overlay.click();
    const toVimeo = recordPosts(vimeo!.frame());
    expect([shown(), toYoutube]).toEqual([
      [false, true, false, false],
      [['{"event":"command","func":"pauseVideo","args":""}', 'https://www.youtube-nocookie.com']],
    ]);
    wistia!.overlay.click();
    expect([shown(), toVimeo]).toEqual([
      [false, false, true, false],
      [['{"method":"pause"}', 'https://player.vimeo.com']],
    ]);
    own!.overlay.click();
    expect([shown(), wistia!.frame()]).toEqual([[false, false, false, true], null]);
    const before = youtube!.frame();
    youtube!.overlay.click();
    expect([shown(), own!.own()!.paused, youtube!.frame()]).toEqual([[true, false, false, false], true, before]);
    expect(toYoutube.at(-1)).toEqual([
      '{"event":"command","func":"playVideo","args":""}',
      'https://www.youtube-nocookie.com',
    ]);
  },
);

test('a video gives way to sound of the page, and sound to a video', () => {
  const [video] = openVideos('youtube');
  const audio = document.createElement('audio');
  document.body.append(audio);
  const begun: EventTarget[] = [];
  document.addEventListener('play', ({ target }) => begun.push(target!), { capture: true });
  video!.overlay.click();
  expect(begun).toEqual([video!.frame()]);
  void audio.play();
  expect(video!.isShown()).toBe(false);
});

test('a video that somebody has begun before the script came has no overlay over it', () => {
  const [root] = showVideos(examples.own);
  void root!.querySelector('video')!.play();
  expect(startVideo(root!, createFakeHost(messages)).isShown()).toBe(true);
});

describe('before consent, where a site asks for it', () => {
  const openUnasked = (name: 'youtube' | 'own' = 'youtube') => {
    const [root] = showVideos(videoProps(name));
    const host = createFakeHost(messages);
    const banner = jest.fn();
    host.bus.on('consent/banner-forced').subscribe(banner);
    return { banner, ...startVideo(root!, host) };
  };
  const notice = (root: HTMLElement) => root.querySelector<HTMLElement>('[data-video-consent]')!;

  test('a press fetches nothing, says why, and brings the banner', async () => {
    const { root, overlay, frame, host, banner, isShown } = openUnasked();
    overlay.click();
    expect([frame(), isShown(), notice(root).hidden]).toEqual([null, false, false]);
    expect(banner.mock.calls).toEqual([[{ isRequested: true }]]);
    expect(host.announced).toEqual([notice(root).textContent]);
    expect(await axeFindings()).toEqual([]);
  });

  test('the video plays once it is given, and goes when it is withdrawn', () => {
    const { root, overlay, frame, host, isShown } = openUnasked();
    overlay.click();
    host.choose('declined');
    expect(frame()).toBeNull();
    host.choose('accepted');
    expect([frame()?.title, isShown(), notice(root).hidden]).toEqual(['A bowl in ten minutes', true, true]);
    host.choose('declined');
    expect([frame(), isShown()]).toEqual([null, false]);
  });

  test('consent alone plays nothing that nobody has pressed', () => {
    const { frame, host } = openUnasked();
    host.choose('accepted');
    expect(frame()).toBeNull();
  });

  test('a file of the site needs none', () => {
    const { overlay, own, banner } = openUnasked('own');
    overlay.click();
    expect([own()!.paused, banner.mock.calls]).toEqual([false, []]);
  });
});

test('a player that cannot begin is reported, and the overlay stays', async () => {
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValue(new DOMException('No source.', 'NotSupportedError'));
  const [video] = openVideos('own');
  video!.overlay.click();
  await Promise.resolve();
  expect([video!.isShown(), video!.host.records.map(({ text }) => text)]).toEqual([false, ['No source.']]);
});

test('leaves nothing when it has stopped', () => {
  for (const name of ['youtube', 'own'] as const) {
    const [video] = openVideos(name);
    video!.overlay.click();
    video!.host.end();
    expect(video!.root.innerHTML).toBe(video!.served);
    video!.overlay.click();
    expect(video!.root.innerHTML).toBe(video!.served);
  }
});
