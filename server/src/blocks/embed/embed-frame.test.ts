import fc from 'fast-check';
import { spec } from '../../../../tools/testing/spec';
import { frameOf } from '../frame/frame-input.fixture';
import { embedFrame } from './embed-frame';
import { soundcloudPlayer } from './soundcloud-player';

const htmlOf = (settings: unknown, locale?: string) =>
  frameOf(embedFrame, settings, locale === undefined ? {} : { locale }).frame?.html;

spec('EMBED-01', 'the follow widget is the network’s own script, for the account and nobody else', () => {
  const html = htmlOf({ service: 'x', account: '@fernandkiln' }, 'pl-PL');
  expect(html).toMatch(/<script nonce="[^"]+" src="https:\/\/platform\.twitter\.com\/widgets\.js" data-provider>/);
  expect(html).toContain(
    '<a class="twitter-follow-button" href="https://twitter.com/fernandkiln" data-size="large" data-dnt="true" data-lang="pl" data-served>@fernandkiln</a>',
  );
  for (const account of ['', 'a b', '"><script>', 'a'.repeat(16), '../x'])
    expect(htmlOf({ service: 'x', account })).toBeUndefined();
});

test('SoundCloud’s player is in a frame of its own, and no script of theirs in ours', () => {
  const html = htmlOf({ url: 'https://soundcloud.com/fern/kiln' });
  expect(html).toContain(
    '<iframe title="SoundCloud" src="https://w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2Ffern%2Fkiln&amp;',
  );
  expect(html).not.toContain('data-provider>');
  expect(htmlOf({ url: 'https://example.com/song' })).toBeUndefined();
});

test('whatever the address, the player is SoundCloud’s and plays something of SoundCloud’s', () => {
  const address = fc.oneof(
    fc.webUrl(),
    fc.string(),
    fc.webPath().map((path) => `https://soundcloud.com${path}`),
    fc.webPath().map((path) => `https://w.soundcloud.com/player/?url=https://api.soundcloud.com${path}`),
  );
  fc.assert(
    fc.property(address, (text) => {
      const player = soundcloudPlayer(text);
      if (player === undefined) return;
      const { origin, pathname, searchParams } = new URL(player);
      expect([origin, pathname]).toEqual(['https://w.soundcloud.com', '/player/']);
      expect(searchParams.get('url')).toMatch(/^https:\/\/(?:api\.)?soundcloud\.com\//);
    }),
  );
});

test('settings of a wrong kind make no frame, and are logged', () => {
  for (const settings of [{ service: 'myspace' }, { url: 5 }, { account: [] }, null]) {
    const { frame, logged } = frameOf(embedFrame, settings);
    expect([frame, logged.length]).toEqual([undefined, 1]);
  }
});
