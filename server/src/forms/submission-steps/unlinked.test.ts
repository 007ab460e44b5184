import fc from 'fast-check';
import { unlinked } from './unlinked';

/** What mail programs take for an address. */
const ADDRESS = /[a-z]:\/\/|[\w-]\.[\w-]|@\w|:\/?\w/i;

test('no address is left that a mail program makes a link of, and nothing that is read changes', () => {
  const part = fc.constantFrom('https://', 'www.', 'evil', '.example', '/x?y=1', 'a@', 'mailto:', ' ', '\n', 'tel:+1');
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      const text = parts.join('');
      expect(unlinked(text)).not.toMatch(ADDRESS);
      expect(unlinked(text).replaceAll('\u2060', '')).toBe(text);
    }),
  );
  expect(unlinked('At 9:30. See you.')).toBe('At 9:\u206030. See you.');
});
