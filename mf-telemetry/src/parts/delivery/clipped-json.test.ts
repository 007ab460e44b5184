import { spec } from '../../../../tools/testing/spec';
import { clippedJson } from './clipped-json';

spec('ERRREP-06', 'shortens a stack to 5000 characters, and other texts to the server’s limits', () => {
  const long = 'x'.repeat(9000);
  const cut = JSON.parse(clippedJson([{ message: long, data: { stack: long, texts: [long] }, line: 3 }])) as unknown;
  const text = 'x'.repeat(2000);
  expect(cut).toEqual([{ message: text, data: { stack: 'x'.repeat(5000), texts: [text] }, line: 3 }]);
});
