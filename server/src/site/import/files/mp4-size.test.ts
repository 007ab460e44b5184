import fc from 'fast-check';
import { exampleMp4 } from '../../../../../tools/testing/site/example-video';
import { mp4Size } from './mp4-size';

test('the size is that of the first track with pictures, as it is shown', () => {
  expect(mp4Size(exampleMp4({ width: 1920, height: 800 }))).toEqual({ width: 1920, height: 800 });
  expect(mp4Size(exampleMp4({ width: 1920, height: 1080, isTurned: true }))).toEqual({ width: 1080, height: 1920 });
});

test('a video without pictures has none', () => {
  expect(mp4Size(exampleMp4({ width: 0, height: 0 }))).toBeUndefined();
  expect(mp4Size(exampleMp4({ width: 30_000, height: 100 }))).toBeUndefined();
});

test('a box may have a long header, or reach to the end of the file', () => {
  const video = exampleMp4();
  const long = Buffer.alloc(16);
  long.writeUInt32BE(1, 0);
  long.write('free', 4);
  long.writeBigUInt64BE(16n, 8);
  expect(mp4Size(Buffer.concat([long, video]))).toEqual({ width: 1280, height: 720 });
  const at = video.indexOf('moov') - 4;
  const last = Buffer.from(video.subarray(0, at + video.readUInt32BE(at)));
  last.writeUInt32BE(0, at);
  expect(mp4Size(last)).toEqual({ width: 1280, height: 720 });
});

test('whatever bytes a file has, reading them ends, within the file', () => {
  const whole = exampleMp4({ contentBytes: 0 });
  fc.assert(fc.property(fc.nat(whole.length), (length) => void mp4Size(whole.subarray(0, length))));
  fc.assert(
    fc.property(fc.nat(whole.length - 1), fc.uint8Array({ minLength: 1, maxLength: 8 }), (at, noise) => {
      const broken = Buffer.from(whole);
      broken.set(noise.subarray(0, broken.length - at), at);
      mp4Size(broken);
    }),
  );
});
