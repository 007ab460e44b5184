import { BLOCK_TYPE } from 'shared-types/site/block-type';
import { storedSettings } from './stored-settings';

const picture = (name: string) => ({ src: `/images/1/${name}.jpg`, width: 10, height: 20, alt: '' });
const video = (name: string) => ({ src: `/api/files/1/${name}.mp4`, type: 'video/mp4' });
const named = { pictureOf: picture, videoOf: video };
const block = (settings: unknown, type: number = BLOCK_TYPE.text) =>
  ({ id: '1', type, settings }) as Parameters<typeof storedSettings>[0];

test('asset names become pictures at any depth, and only where they stand alone', () => {
  const settings = {
    hero: { asset: 'a' },
    items: [{ picture: { asset: 'b' } }, { asset: 'c', caption: 'not a reference' }],
  };
  expect(storedSettings(block(settings), named)).toEqual({
    hero: picture('a'),
    items: [{ picture: picture('b') }, { asset: 'c', caption: 'not a reference' }],
  });
});

test('names of videos become files at any depth, and only where they stand alone', () => {
  const settings = {
    file: { video: 'a' },
    items: [{ file: { video: 'b' } }, { video: 'c', title: 'not a reference' }],
  };
  expect(storedSettings(block(settings), named)).toEqual({
    file: video('a'),
    items: [{ file: video('b') }, { video: 'c', title: 'not a reference' }],
  });
});

test('HTML is cleaned under the names that hold it, also in lists, and other text stays as it is', () => {
  const evil = '<p onclick="x">words</p>';
  expect(storedSettings(block({ html: evil, introHtml: evil, deep: [{ html: [evil] }], title: evil }), named)).toEqual({
    html: '<p>words</p>',
    introHtml: '<p>words</p>',
    deep: [{ html: ['<p>words</p>'] }],
    title: evil,
  });
});

test('scripts are preserved only in the confirmation of a form', () => {
  const html = '<p>words</p><script>x</script>';
  expect(storedSettings(block({ html, introHtml: html, postSubmitHtml: html }), named)).toEqual({
    html: '<p>words</p>',
    introHtml: '<p>words</p>',
    postSubmitHtml: '<p>words</p><script nonce="of-the-page">x</script>',
  });
});

test('a code block keeps its code', () => {
  expect(storedSettings(block({ html: '<script>1</script>' }, BLOCK_TYPE.code), named)).toEqual({
    html: '<script>1</script>',
  });
});

test('a prototype property’s name is an ordinary name', () => {
  const settings: unknown = JSON.parse('{"__proto__":{"polluted":true}}');
  const stored = storedSettings(block(settings), named) as object;
  expect(Object.keys(stored)).toEqual(['__proto__']);
  expect('polluted' in {}).toBe(false);
});
