import fc from 'fast-check';
import { readTags, tagsText } from 'shared-types/site/page/tags-text';

test('tags are between commas, each once', () => {
  expect(readTags(' Clay ,, clay, Salt  glaze,')).toEqual(['Clay', 'Salt glaze']);
  expect(readTags('')).toEqual([]);
});

test('a comma in quotation marks belongs to its tag, and marks within a tag are text', () => {
  expect(readTags('"Salt, pepper", 12" plates, "say ""hi"""')).toEqual(['Salt, pepper', '12" plates', 'say "hi"']);
  expect(readTags('"never closed, x')).toEqual(['never closed, x']);
});

test('what is written is read again', () => {
  const tag = fc.array(fc.constantFrom('a', 'B', ',', '"', ' ', 'ż'), { minLength: 1 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(fc.array(tag), (tags) => {
      const read = readTags(tagsText(tags));
      expect(readTags(tagsText(read))).toEqual(read);
    }),
  );
  expect(readTags(tagsText(['Salt, pepper', 'say "hi"', 'Clay']))).toEqual(['Salt, pepper', 'say "hi"', 'Clay']);
});
