import fc from 'fast-check';
import { formPages } from 'shared-types/forms/logic/form-pages';
import { shownFields } from 'shared-types/forms/logic/shown-fields';

const section = { type: 'section', startsPage: true } as const;
const field = fc.constantFrom({ type: 'text' } as const, { type: 'section' } as const, section, {
  type: 'text',
  startsPage: true,
} as const);

test('every field is on one page, in order, and each page but the first begins with a section that begins one', () => {
  fc.assert(
    fc.property(fc.array(field, { minLength: 1 }), (fields) => {
      const pages = formPages(fields);
      expect(pages.flat()).toEqual(fields);
      expect(pages.every(({ length }) => length > 0)).toBe(true);
      expect(pages.slice(1).every(([first]) => first === section)).toBe(true);
      const starts = fields.filter((one, index) => index > 0 && one === section);
      expect(pages).toHaveLength(starts.length + 1);
    }),
  );
});

test('a hidden section that begins a page hides the whole page', () => {
  const fields = [
    { id: 'a', type: 'text' },
    {
      id: 'page',
      ...section,
      shownWhen: { match: 'all', conditions: [{ field: 'a', operator: 'isFilled' }] },
    },
    { id: 'b', type: 'text' },
    { id: 'part', type: 'section' },
    { id: 'c', type: 'text' },
    { id: 'next', ...section },
    { id: 'd', type: 'text' },
  ] as const;
  expect([...shownFields(fields, new Map())]).toEqual(['a', 'next', 'd']);
  expect([...shownFields(fields, new Map([['a', ['x']]]))]).toHaveLength(7);
});
