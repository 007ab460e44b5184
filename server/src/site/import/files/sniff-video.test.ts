import { EXAMPLE_VTT, exampleMp4 } from '../../../../../tools/testing/site/example-video';
import { isWebVtt, sniffVideo } from './sniff-video';

const WEBM = Buffer.concat([
  Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282847765626d', 'hex'),
  Buffer.alloc(9),
]);

test('a kind of video is known by its first bytes', () => {
  expect(sniffVideo(exampleMp4())).toEqual({ contentType: 'video/mp4', extension: 'mp4' });
  expect(sniffVideo(WEBM)).toEqual({ contentType: 'video/webm', extension: 'webm' });
});

test.each([
  ['nothing', Buffer.alloc(0)],
  ['a page', Buffer.from('<!doctype html><video src="a.mp4">')],
  ['a film for QuickTime alone', Buffer.from('\0\0\0\x14ftypqt  \0\0\0\0qt  ')],
  ['another Matroska file', Buffer.from('1a45dfa3a34286810142f7810142f2810442f381084282886d6174726f736b61', 'hex')],
  ['captions', EXAMPLE_VTT],
])('%s is no video', (_what, bytes) => {
  expect(sniffVideo(bytes)).toBeUndefined();
});

test('captions are UTF-8 text with the first line of their format', () => {
  expect(isWebVtt(EXAMPLE_VTT)).toBe(true);
  expect(isWebVtt(Buffer.from('\ufeffWEBVTT - in English\r\n'))).toBe(true);
  expect(isWebVtt(Buffer.from('WEBVTT'))).toBe(true);
  for (const text of ['', 'WEBVTTS', '1\n00:00:00,000 --> 00:00:02,000\nA', '<script>'])
    expect(isWebVtt(Buffer.from(text))).toBe(false);
  expect(isWebVtt(Buffer.concat([EXAMPLE_VTT, Buffer.from([0xff])]))).toBe(false);
});
