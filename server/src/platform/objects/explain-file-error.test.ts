import { explainFileError } from './explain-file-error';

test('a full disk is named, and the system’s error is the cause', () => {
  const cause = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  const error = explainFileError('store assets/1', cause) as Error;
  expect(error.message).toBe('Could not store assets/1: the disk is full.');
  expect(error.cause).toBe(cause);
});

test('an unknown code is shown as it is, and an error without a code is unchanged', () => {
  expect((explainFileError('read a', Object.assign(new Error('x'), { code: 'EWEIRD' })) as Error).message).toBe(
    'Could not read a: EWEIRD.',
  );
  const mistake = new TypeError('mistake');
  expect(explainFileError('read a', mistake)).toBe(mistake);
});
