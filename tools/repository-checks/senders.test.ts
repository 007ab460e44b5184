import { listFiles, readText } from './repository';

const SENDER = 'server/src/platform/http/sender-of.ts';
const READS_ADDRESS = /\.ip\b|remoteAddress/;

test('only senderOf identifies senders, because limits by address do not stop a network of addresses', () => {
  const isSource = (file: string) => /^server\/src\/.*\.ts$/.test(file) && !/\.(test|fixture)\.ts$/.test(file);
  const readers = listFiles().filter((file) => isSource(file) && READS_ADDRESS.test(readText(file)));
  expect(readers).toEqual([SENDER]);
});
