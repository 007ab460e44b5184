import { troubleText } from './trouble-text';
import { TROUBLE_SENTENCES } from './trouble.sentences';
import type { VersionTrouble } from './trouble';

const at = { remote: 'mf-forms', version: '1.0.0-aaaaaaaa' };
const says = (trouble: Omit<VersionTrouble, 'remote' | 'version'>) =>
  troubleText({ ...at, ...trouble }, TROUBLE_SENTENCES.en);

test('a trouble says what is wrong, what happens now, and what to do', () => {
  expect(says({ kind: 'unsigned' })).toBe(
    'Version 1.0.0-aaaaaaaa is not signed. Nothing of it is shown. Publish the version again, or set another.',
  );
  expect(says({ kind: 'stranger', instead: '0.9.0-bbbbbbbb' })).toBe(
    'Version 1.0.0-aaaaaaaa is signed by a key that this server does not trust. Pages go on with version 0.9.0-bbbbbbbb. Give all servers of a database the same COLONNADE_SIGNING_KEY, or name the key in TRUSTED_KEYS; or publish the version again.',
  );
  expect(says({ kind: 'unread', file: 'server.cjs', instead: at.version })).toBe(
    'server.cjs of version 1.0.0-aaaaaaaa cannot be read at the moment. Pages go on with what this server has checked before. It is tried again by itself.',
  );
  for (const sentences of Object.values(TROUBLE_SENTENCES))
    expect(troubleText({ kind: 'older', remote: 'mf-forms' }, sentences)).toBe(sentences.older);
});
