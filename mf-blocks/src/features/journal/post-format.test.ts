import fc from 'fast-check';
import { foreignToken, POST_TOKENS, postUrl, tidyPostFormat } from 'shared-types/blocks/journal/post-format';
import { spec } from '../../../../tools/testing/spec';

const POST = { day: '2026-11-30', title: 'Kiln Opening' };
const piece = fc.constantFrom('%', '/', ' ', '%y', '%M', '%d', '%T', '%q', 'News', 'ä', '-', '2', '\t');
const formats = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));

spec('LINK-10', 'a format has no slash at its beginning, however many were typed', () => {
  expect(tidyPostFormat('///%y/%t')).toBe('%y/%t');
  fc.assert(fc.property(formats, (format) => expect(tidyPostFormat(format).startsWith('/')).toBe(false)));
});

spec('LINK-11', 'several % or / are one', () => {
  expect(tidyPostFormat('%%y//%%%m/%t')).toBe('%y/%m/%t');
  fc.assert(fc.property(formats, (format) => expect(tidyPostFormat(format)).not.toMatch(/%%|\/\//)));
});

spec('LINK-12', 'only year, month, day and title stand for something', () => {
  expect(foreignToken('blog/%y/%m/%d/%t')).toBeUndefined();
  expect(foreignToken('%Y-%T')).toBeUndefined();
  fc.assert(
    fc.property(formats, (format) => {
      const tokens = tidyPostFormat(format).match(/%.?/gu) ?? [];
      expect(foreignToken(format) === undefined).toBe(
        tokens.every((one) => POST_TOKENS.some((known) => known === one)),
      );
    }),
  );
});

spec('LINK-13', 'a URL is lower case, with hyphens for spaces', () => {
  expect(postUrl('News  of %y/%t', POST)).toBe('news-of-2026/kiln-opening');
  fc.assert(
    fc.property(formats, fc.string({ unit: 'grapheme' }), (format, title) => {
      const url = postUrl(format, { ...POST, title });
      expect([url, /\s/.test(url)]).toEqual([url.toLowerCase(), false]);
    }),
  );
});

spec('LINK-14', 'tokens are %y, %m, %d and %t; another one is named', () => {
  expect(postUrl('%y/%m/%d/%t', POST)).toBe('2026/11/30/kiln-opening');
  expect(['%y/%q/%t', '100%', '%'].map(foreignToken)).toEqual(['%q', '%', '%']);
});

test('tidying a format twice changes nothing more, and a title adds no token and no slash', () => {
  fc.assert(
    fc.property(formats, fc.string(), (format, title) => {
      const tidy = tidyPostFormat(format);
      expect(tidyPostFormat(tidy)).toBe(tidy);
      expect(postUrl('%t', { ...POST, title })).not.toMatch(/[%/]/);
    }),
  );
});
