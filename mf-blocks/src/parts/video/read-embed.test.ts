import fc from 'fast-check';
import { VIDEO_PROVIDERS } from 'shared-types/blocks/video';
import { spec } from '../../../../tools/testing/spec';
import { findVideo } from './providers/find-video';
import { readEmbed } from './read-embed';

const YOUTUBE = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ';
const parametersOf = (address: string) => Object.fromEntries(new URL(findVideo(address)!.frame).searchParams);
const frameOf = (text: string) => {
  const embed = readEmbed(text);
  return embed.type === 'invalid' ? embed.type : [embed.type, embed.video.frame.split('?')[0]];
};

spec(
  'VIDEO-01',
  'an address or a frame is of the type iframe, an old object of the type object, all else invalid',
  () => {
    expect(frameOf('https://www.youtube.com/watch?v=aqz-KE-bpKQ')).toEqual(['iframe', YOUTUBE]);
    expect(frameOf(`<iframe width="560" src="${YOUTUBE}?si=x&amp;start=9" title='a "b"'></iframe>`)).toEqual([
      'iframe',
      YOUTUBE,
    ]);
    expect(frameOf(`<div><iframe src='//www.youtube.com/embed/aqz-KE-bpKQ'></iframe></div>`)).toEqual([
      'iframe',
      YOUTUBE,
    ]);
    const object =
      '<object width="425" height="344"><param name="allowFullScreen" value="true"></param>' +
      '<param name="movie" value="http://www.youtube.com/v/aqz-KE-bpKQ&amp;hl=en"></param></object>';
    expect(frameOf(object)).toEqual(['object', YOUTUBE]);
    expect(frameOf('<embed src="https://www.youtube.com/v/aqz-KE-bpKQ" type="application/x-shockwave-flash">')).toEqual(
      ['object', YOUTUBE],
    );
    for (const text of [
      '',
      ' ',
      'aqz-KE-bpKQ',
      '<iframe>',
      '<video src="/a.mp4">',
      '<script src="https://youtu.be/aqz-KE-bpKQ">',
    ])
      expect(frameOf(text)).toBe('invalid');
  },
);

spec(
  'VIDEO-02',
  'two video-sharing providers, a business host and an animation host, by every address they give',
  () => {
    const pages: readonly (readonly [address: string, page: string])[] = [
      ['https://youtu.be/aqz-KE-bpKQ?t=1m30s', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=90s'],
      ['https://m.youtube.com/watch?app=desktop&v=aqz-KE-bpKQ', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'],
      ['https://youtube.com/shorts/aqz-KE-bpKQ/', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'],
      ['https://vimeo.com/76979871', 'https://vimeo.com/76979871'],
      ['https://vimeo.com/76979871/8272103f6e', 'https://vimeo.com/76979871/8272103f6e'],
      ['https://player.vimeo.com/video/76979871?h=8272103f6e', 'https://vimeo.com/76979871/8272103f6e'],
      ['https://vimeo.com/channels/staffpicks/76979871', 'https://vimeo.com/76979871'],
      ['https://fern.wistia.com/medias/dbay54162a', 'https://fast.wistia.net/embed/iframe/dbay54162a'],
      ['//fast.wistia.net/embed/iframe/dbay54162a?videoFoam=true', 'https://fast.wistia.net/embed/iframe/dbay54162a'],
      ['http://animoto.com/play/RLYna3VEYcPtkrDUMj22Qg', 'https://animoto.com/play/RLYna3VEYcPtkrDUMj22Qg'],
      [
        'https://s3.amazonaws.com/embed.animoto.com/play.html?w=swf/production/vp1&e=1&f=RLYna3VEYcPtkrDUMj22Qg&d=0',
        'https://animoto.com/play/RLYna3VEYcPtkrDUMj22Qg',
      ],
    ];
    for (const [address, page] of pages) expect(findVideo(address)?.page).toBe(page);
  },
);

spec('VIDEO-02', 'the two video-sharing providers take commands', () => {
  expect(findVideo('https://youtu.be/aqz-KE-bpKQ')?.commands).toEqual({
    play: '{"event":"command","func":"playVideo","args":""}',
    pause: '{"event":"command","func":"pauseVideo","args":""}',
  });
  expect(findVideo('https://vimeo.com/76979871')?.commands).toEqual({
    play: '{"method":"play"}',
    pause: '{"method":"pause"}',
  });
});

spec(['VIDEO-11', 'VIDEO-12'], 'YouTube’s player takes commands, and every player begins by itself', () => {
  expect(parametersOf('https://youtu.be/aqz-KE-bpKQ?t=1h2m3s')).toEqual({
    autoplay: '1',
    enablejsapi: '1',
    playsinline: '1',
    rel: '0',
    start: '3723',
  });
  expect(parametersOf('https://vimeo.com/76979871/8272103f6e')).toMatchObject({
    autoplay: '1',
    h: '8272103f6e',
    dnt: '1',
  });
  expect(parametersOf('https://fern.wistia.com/medias/dbay54162a')).toMatchObject({ autoPlay: 'true' });
  expect(parametersOf('https://animoto.com/play/RLYna3VEYcPtkrDUMj22Qg')).toMatchObject({ options: 'autostart' });
});

test.each([
  'javascript:alert(1)//https://youtu.be/aqz-KE-bpKQ',
  'https://youtube.com.evil.example/watch?v=aqz-KE-bpKQ',
  'https://evil.example/watch?v=aqz-KE-bpKQ',
  'https://evil.example/https://youtu.be/aqz-KE-bpKQ',
  'https://user:pass@youtu.be/aqz-KE-bpKQ',
  'https://youtu.be:8443/aqz-KE-bpKQ',
  'ftp://youtu.be/aqz-KE-bpKQ',
  'https://youtu.be/aqz-KE-bpKQ/../../x',
  'https://www.youtube.com/watch?v="><script>',
  'https://www.youtube.com/embed/videoseries?list=PL1',
  'https://www.youtube.com/embed/live_stream?channel=UC1',
  'https://vimeo.com/76979871%22',
  'https://vimeo.com/upgrade',
  'https://wistia.com.evil.example/medias/dbay54162a',
  'https://s3.amazonaws.com/other-bucket/play.html?f=RLYna3VEYcPtkrDUMj22Qg',
  'https://s3.amazonaws.com/embed.animoto.com/../evil/play.html?f=RLYna3VEYcPtkrDUMj22Qg',
])('%s is no video', (address) => {
  expect(findVideo(address)).toBeUndefined();
});

test('whatever an owner writes, a frame is a player’s own page and holds nothing that could end an attribute', () => {
  const hostile = fc.oneof(
    fc.string(),
    fc.webUrl({ withQueryParameters: true }),
    fc.string().map((text) => `https://youtu.be/${text}`),
    fc.string().map((text) => `https://vimeo.com/${text}`),
    fc.string().map((text) => `<iframe src="https://fast.wistia.net/embed/iframe/${text}">`),
    fc.string().map((text) => `https://animoto.com/play/RLYna3VEYcPt${text}`),
  );
  fc.assert(
    fc.property(hostile, (text) => {
      const embed = readEmbed(text);
      if (embed.type === 'invalid') return;
      const { frame, page } = embed.video;
      expect(Object.values(VIDEO_PROVIDERS).some(({ frames }) => frame.startsWith(frames.replace(/\/?$/, '/')))).toBe(
        true,
      );
      expect(frame + page).not.toMatch(/["'<>\s]/);
      expect(page).toMatch(/^https:\/\//);
    }),
  );
});

test('a text that is longer than any code is none', () => {
  expect(readEmbed(`<iframe src="${YOUTUBE}">`).type).toBe('iframe');
  expect(readEmbed(`<iframe src="${YOUTUBE}">${' '.repeat(5000)}x`).type).toBe('invalid');
});
