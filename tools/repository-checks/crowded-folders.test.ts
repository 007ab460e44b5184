import { dirname } from 'node:path';
import { listFiles } from './repository';

const MOST = 20;
const SOURCE = /^server\/src\/.*\.ts$/;
const TEST = /\.(test|test-d|fixture|cases)\.ts$/;

test('no folder of the server holds more than twenty sources', () => {
  const counts = new Map<string, number>();
  for (const file of listFiles().filter((name) => SOURCE.test(name) && !TEST.test(name)))
    counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  expect([...counts].filter(([, count]) => count > MOST)).toEqual([]);
});
