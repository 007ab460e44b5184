import { readBucket } from './read-bucket';

const SET = {
  S3_ENDPOINT: 'https://store.example',
  S3_BUCKET: 'shop-files',
  S3_REGION: 'eu-central-1',
  S3_ACCESS_KEY_ID: 'key-of-ours',
  S3_SECRET_ACCESS_KEY: 'secret/of+ours',
};

test('without the settings files are in the folder; with all of them, in the bucket', () => {
  expect([readBucket({}), readBucket({ S3_ENDPOINT: '', S3_BUCKET: '' })]).toEqual([{}, {}]);
  expect(readBucket({ ...SET, S3_ENDPOINT: 'http://localhost:9000/below//' })).toEqual({
    bucket: {
      endpoint: 'http://localhost:9000/below',
      name: 'shop-files',
      region: 'eu-central-1',
      accessKeyId: 'key-of-ours',
      secretAccessKey: 'secret/of+ours',
    },
  });
});

test.each(Object.keys(SET))('%s alone missing stops the start by its name', (name) => {
  const first = name === 'S3_ENDPOINT' ? 'S3_BUCKET' : 'S3_ENDPOINT';
  expect(() => readBucket({ ...SET, [name]: '' })).toThrow(
    `${name} is not set, but ${first} is: set all of S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, ` +
      'S3_SECRET_ACCESS_KEY to keep files in a bucket, or none of them to keep files in the data folder.',
  );
});

test('several missing settings are named together', () => {
  expect(() => readBucket({ S3_BUCKET: 'shop-files', S3_REGION: 'auto' })).toThrow(
    /^S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY are not set, but S3_BUCKET is:/,
  );
});

test.each([
  'store.example',
  'ftp://store.example',
  'https://ann:secret@store.example',
  'https://store.example?secret=1',
  'https://store.example#secret',
])('an invalid endpoint stops the start, and is not repeated: %s', (S3_ENDPOINT) => {
  const read = () => readBucket({ ...SET, S3_ENDPOINT });
  expect(read).toThrow(/^S3_ENDPOINT is not the address of an S3-compatible store/);
  expect(read).not.toThrow(/secret/);
});

test.each([
  ['S3_BUCKET', 'a/b'],
  ['S3_BUCKET', 'Upper'],
  ['S3_BUCKET', 'ab'],
  ['S3_BUCKET', '-ab-'],
  ['S3_REGION', 'eu central'],
])('%s=%s is refused', (name, text) => {
  expect(() => readBucket({ ...SET, [name]: text })).toThrow(`${name} is not a valid name`);
});
