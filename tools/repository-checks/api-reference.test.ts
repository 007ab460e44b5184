import { makeReference, REFERENCE } from '../api-report/reference/make-reference.ts';
import { servedDocument } from '../api-report/reference/served-document.ts';
import { readText } from './repository';

const MOST_BYTES = 150_000;

test('the committed API reference describes the calls that the server describes', async () => {
  if (readText(REFERENCE) !== makeReference(await servedDocument()))
    throw new Error(`${REFERENCE} is out of date. Run "npm run api-report" and commit it.`);
});

test(`the API reference has at most ${MOST_BYTES / 1000} kB`, () => {
  expect(Buffer.byteLength(readText(REFERENCE))).toBeLessThanOrEqual(MOST_BYTES);
});
