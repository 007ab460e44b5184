import { troubleText } from './trouble-text';
import { TROUBLE_MESSAGES } from './trouble.messages';
import type { VersionTrouble } from './trouble';

const at = { remote: 'mf-forms', version: '1.0.0-aaaaaaaa' };
const textOf = (trouble: Omit<VersionTrouble, 'remote' | 'version'>) =>
  troubleText({ ...at, ...trouble }, TROUBLE_MESSAGES.en);

test('a problem is described by what is wrong, what happens now, and what to do', () => {
  expect(textOf({ kind: 'unsigned' })).toBe(
    'Version 1.0.0-aaaaaaaa is not signed. It is not shown. Publish the version again, or set another one.',
  );
  expect(textOf({ kind: 'stranger', instead: '0.9.0-bbbbbbbb' })).toBe(
    'Version 1.0.0-aaaaaaaa is signed by a key that this server does not trust. Pages keep using version 0.9.0-bbbbbbbb. Give all servers of a database the same COLONNADE_SIGNING_KEY, or name the key in TRUSTED_KEYS; or publish the version again.',
  );
  expect(textOf({ kind: 'unread', file: 'server.cjs', instead: at.version })).toBe(
    'server.cjs of version 1.0.0-aaaaaaaa cannot be read at the moment. Pages keep using what this server has verified before. The server tries again automatically.',
  );
  for (const messages of Object.values(TROUBLE_MESSAGES))
    expect(troubleText({ kind: 'older', remote: 'mf-forms' }, messages)).toBe(messages.older);
});
