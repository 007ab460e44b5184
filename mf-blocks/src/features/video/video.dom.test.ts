import { createFakeHost } from '../../../../tools/testing/host/fake-host';
import { SAMPLE_CONTEXT } from '../../../../tools/testing/host/sample-context';
import { axeFindings, showView } from '../../../../tools/testing/host/show-view';
import { spec } from '../../../../tools/testing/spec';
import { examples } from './video.example';
import { showVideos, videoProps } from './video.fixture';
import { messages } from './video.messages';
import { messages as polish } from './video.messages.pl';
import { element } from './video.view';

const show = (...sample: Parameters<typeof videoProps>) => showVideos(videoProps(...sample))[0]!;
const figure = (...sample: Parameters<typeof videoProps>) => show(...sample).querySelector('figure')!;
const shape = (name: '--own' | '--place', ...sample: Parameters<typeof videoProps>) =>
  figure(...sample).style.getPropertyValue(name);

spec('VIDEO-04', 'an overlay with a play icon is shown; without script it leads to the provider’s page', async () => {
  for (const name of ['youtube', 'vimeo', 'wistia', 'animoto', 'bare', 'long'] as const) {
    const root = show(name);
    const [link, button] = [...root.querySelectorAll<HTMLElement>('.blocks-video__overlay')];
    expect([link?.tagName, button?.tagName]).toEqual(['A', 'BUTTON']);
    for (const overlay of [link, button]) {
      expect(overlay?.querySelector('svg.blocks-video__icon')).not.toBeNull();
      expect(overlay?.textContent).toMatch(/^Play video(: .+)?( \(opens in a new window\))?$/);
    }
    expect((link as HTMLAnchorElement).href).toMatch(
      /^https:\/\/(www\.youtube\.com|vimeo\.com|fast\.wistia\.net|animoto\.com)\//,
    );
    expect(await axeFindings()).toEqual([]);
  }
  expect(show('own').querySelector('button.blocks-video__overlay svg.blocks-video__icon')).not.toBeNull();
});

test('nothing of a provider’s is in the page, and the visitor is told who will learn of the visit', () => {
  const root = show('youtube');
  expect(
    root.querySelector('iframe, script, link, [src*="youtube"], [srcset*="youtube"], [style*="youtube"]'),
  ).toBeNull();
  expect(root.querySelector('.blocks-video__notice')?.textContent).toBe(
    'The video comes from YouTube, which learns of your visit when you play it. ' +
      'Watch “A bowl in ten minutes” at YouTube (opens in a new window)',
  );
  expect(root.querySelector<HTMLElement>('[data-video-consent]')?.hidden).toBe(true);
});

spec('VIDEO-03', 'a mode is none, fit, fill or null', () => {
  const modeOf = (mode: unknown) => figure('youtube', { mode }).className;
  expect(['none', 'fit', 'fill', null, undefined].map(modeOf)).toEqual(
    ['none', 'fit', 'fill', 'none', 'none'].map((mode) => `blocks-video blocks-video--${mode}`),
  );
  for (const mode of ['cover', '', 0, true, {}])
    expect(() => show('youtube', { mode })).toThrow('The setting “mode” must be one of none, fit, fill.');
});

spec('VIDEO-08', 'a video of unknown size is 56.3 % as high as it is wide', () => {
  expect(shape('--own', 'bare')).toBe('100 / 56.3');
  expect(shape('--own', 'ownBare')).toBe('100 / 56.3');
  expect(shape('--own', 'own')).toBe('100 / 56.3');
  expect(shape('--own', 'own', { file: { src: '/a.mp4', width: 1080, height: 1920 } })).toBe('100 / 177.8');
  expect(
    shape('--own', 'bare', {
      embed: '<iframe width="400" height="300" src="https://player.vimeo.com/video/1"></iframe>',
    }),
  ).toBe('100 / 75');
});

spec('VIDEO-09', 'the picture of a video of unknown size is 16:9, of another as the video is', () => {
  const ratio = (...sample: Parameters<typeof videoProps>) =>
    Number(show(...sample).querySelector('img')!.style.aspectRatio);
  expect(ratio('youtube')).toBeCloseTo(16 / 9);
  expect(
    ratio('youtube', { embed: '<iframe width="400" height="300" src="https://player.vimeo.com/video/1"></iframe>' }),
  ).toBeCloseTo(4 / 3);
});

test('only a video that fits or fills has a place of another shape than its own', () => {
  expect(shape('--place', 'vimeo')).toBe('2.35');
  expect(shape('--place', 'vimeo', { mode: 'fit' })).toBe('2.35');
  expect(shape('--place', 'vimeo', { mode: 'none' })).toBe('100 / 56.3');
  expect(shape('--place', 'vimeo', { aspectRatio: undefined })).toBe('100 / 56.3');
});

spec('VIDEO-10', 'in place of a bad embed is a sentence, and nothing of the embed', async () => {
  for (const embed of [
    'https://video.example/wheel',
    '<script>alert(1)</script>',
    'javascript:alert(1)',
    '',
    undefined,
  ]) {
    const root = show('invalid', { embed });
    expect(root.innerHTML).toBe('<p class="blocks-video__invalid">Invalid video embed.</p>');
  }
  expect(await axeFindings()).toEqual([]);
});

spec('VIDEO-13', 'a video of a basic account at the first provider is not shown, and the reason is', () => {
  expect(show('basicAccount').textContent).toBe(
    'Basic accounts of the first video provider are unsupported. Please share a video from a different account.',
  );
  expect(figure('basicAccount', { accountType: 'plus' })).not.toBeNull();
  expect(figure('youtube', { accountType: 'basic' })).not.toBeNull();
});

test('a file of the site has the browser’s player with its captions, and a link where it has none', async () => {
  const root = show('own');
  const video = root.querySelector('video')!;
  expect([video.controls, video.preload, video.getAttribute('aria-label'), video.poster]).toEqual([
    true,
    'none',
    'Centring clay',
    'http://localhost/images/workshop.jpg?format=1000w',
  ]);
  expect(video.querySelector('source')?.getAttribute('src')).toBe(
    '/api/files/2f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0a12/wheel.mp4',
  );
  expect([...video.querySelectorAll('track')].map(({ kind, srclang, label }) => [kind, srclang, label])).toEqual([
    ['captions', 'en', 'English'],
    ['captions', 'pl', 'Polski'],
  ]);
  expect(video.querySelector('a')?.textContent).toBe('Download the video');
  expect(await axeFindings()).toEqual([]);
  expect(show('ownBare').querySelector('video')?.preload).toBe('metadata');
});

test('where a site never allows what needs consent, the link is all there is', () => {
  const cookieSettings = { ...SAMPLE_CONTEXT.cookieSettings, isRestrictiveCookiePolicyAbsolute: true };
  const root = showView(element(examples.youtube, createFakeHost(messages, { context: { cookieSettings } })));
  expect(root.innerHTML).not.toContain('youtube-nocookie');
  expect(root.querySelector('button')).toBeNull();
  expect(root.querySelector('a')?.href).toBe('https://www.youtube.com/watch?v=aqz-KE-bpKQ');
});

test.each([
  ['The setting “embed” must be text.', { embed: 5 }],
  ['The setting “title” must be text.', { title: {} }],
  ['The setting “caption” must be text.', { caption: ['a'] }],
  ['The setting “accountType” must be text.', { accountType: 1 }],
  ['The setting “aspectRatio” must be a number from 0.1 to 10.', { aspectRatio: 1e9 }],
  ['The setting “picture” must be an object.', { picture: 'wheel' }],
  ['The setting “file” must be an object.', { file: '/a.mp4' }],
  ['The setting “file.src” must be text that is not empty.', { file: {} }],
  ['The setting “file.type” must be one of video/mp4, video/webm.', { file: { src: '/a.mp4', type: 'text/html' } }],
  ['The setting “file.width” must be a number from 1 to 20000.', { file: { src: '/a.mp4', width: -1, height: 2 } }],
  [
    'A video and its captions are files of the site, not “https://evil.example/a.mp4”.',
    { file: { src: 'https://evil.example/a.mp4' } },
  ],
  [
    'A video and its captions are files of the site, not “//evil.example/a.mp4”.',
    { file: { src: '//evil.example/a.mp4' } },
  ],
  [
    'A video and its captions are files of the site, not “javascript:alert(1)”.',
    { file: { src: 'javascript:alert(1)' } },
  ],
  ['The setting “file.captions” must be a list.', { file: { src: '/a.mp4', captions: {} } }],
  [
    'The setting “file.captions[0].label” must be text that is not empty.',
    { file: { src: '/a.mp4', captions: [{ src: '/a.vtt', locale: 'en' }] } },
  ],
])('refuses with “%s”', (message, settings) => {
  expect(() => show('youtube', settings)).toThrow(message);
});

test('words of owners are text, whatever they are', () => {
  const title = '"><img src=x onerror=alert(1)>';
  const root = show('youtube', { title, caption: title });
  expect(root.querySelectorAll('img')).toHaveLength(1);
  expect(root.querySelector('.blocks-video__caption')?.textContent).toBe(title);
});

test('every message is there in Polish', () => {
  expect(Object.keys(polish)).toEqual(Object.keys(messages));
});
