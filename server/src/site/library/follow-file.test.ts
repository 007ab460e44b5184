import fc from 'fast-check';
import { followedText, followedValue } from './follow-file';

const ID = '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f3abc';
const prefix = `/images/${ID}/`;
const picture = { src: `${prefix}new.jpg`, width: 2, height: 2, alt: 'New' };
const file = { prefix, address: picture.src, contentType: 'image/jpeg', picture };

test('a stored picture is replaced as a whole, wherever it is; others stay', () => {
  const old = { src: `${prefix}old.jpg`, width: 1, height: 1, alt: 'Old', preview: '000' };
  const other = { ...old, src: '/images/other/old.jpg' };
  expect(followedValue({ rows: [{ picture: old }, other] }, file)).toEqual({ rows: [{ picture }, other] });
});

test('addresses in texts are replaced up to what ends them', () => {
  const html = `<a href="${prefix}old.jpg">x</a> ${prefix}old.jpg?format=300w, (${prefix}old.png) /images/other/old.jpg`;
  const wanted = `<a href="${prefix}new.jpg">x</a> ${prefix}new.jpg?format=300w, (${prefix}new.jpg) /images/other/old.jpg`;
  expect(followedText(html, file)).toBe(wanted);
});

test('the source of a video follows with its type', () => {
  const video = { prefix: '/api/files/1/', address: '/api/files/1/new.webm', contentType: 'video/webm' };
  const stored = { src: '/api/files/1/old.mp4', type: 'video/mp4', captions: [{ src: '/api/files/2/a.vtt' }] };
  expect(followedValue(stored, video)).toEqual({ ...stored, src: '/api/files/1/new.webm', type: 'video/webm' });
});

test('whatever does not name the file stays as it is', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      fc.pre(!JSON.stringify(value).includes(prefix));
      // JSON has no negative zero, and settings come from JSON.
      const stored: unknown = JSON.parse(JSON.stringify(value));
      expect(followedValue(stored, file)).toEqual(stored);
    }),
  );
});
