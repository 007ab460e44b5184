import fc from 'fast-check';
import { FIELD_PROPERTIES, FORM_LIMIT } from 'shared-types/forms/form-builder';
import { spec } from '../../../../tools/testing/spec';
import { formDefinition } from '../../site/form/form-definition';
import { readForm } from './read-form';
import type { Settings } from './settings';
import { FIELD_TYPES, formName, formValues, storedFields, type StoredField } from './stored-form';

const read = (fields: Readonly<Record<string, unknown>>, stored: Settings = {}, form = 'form') =>
  readForm(fields, {
    language: 'en',
    stored,
    mayAddScripts: true,
    captchaSiteKeys: new Set(['known']),
    idOf: (type, row) => `${type}-${form}-${row}`,
  });

/** What an owner may do in one visit: each step changes, moves, removes or adds a field. */
const step = fc.record({
  act: fc.constantFrom('rename', 'move', 'remove', 'add'),
  at: fc.nat({ max: 60 }),
  place: fc.integer({ min: 1, max: 60 }),
  type: fc.constantFrom(...FIELD_TYPES),
});
const visit = fc.array(step, { maxLength: 6 });
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

function edited(stored: Settings, steps: readonly Step[]): Record<string, string> {
  const values: Record<string, string> = { ...formValues(stored) };
  const count = storedFields(stored).length;
  steps.forEach(({ act, at, place, type }, index) => {
    const row = act === 'add' || count === 0 ? count + index + 1 : (at % count) + 1;
    const prefix = `field.${row}.`;
    if (act === 'add')
      Object.assign(values, { [`${prefix}type`]: type, [`${prefix}title`]: 'New', [`${prefix}options`]: 'A' });
    else if (act === 'rename') values[`${prefix}title`] = 'Renamed';
    else if (act === 'move') values[`${prefix}place`] = String(place);
    else values[`${prefix}remove`] = 'on';
  });
  return values;
}

test('any sequence of edits keeps ids unique, and every field that stays keeps its id and type', () => {
  const start: Settings = {
    fields: [
      { id: 'who', type: 'name', title: 'Name', required: true },
      { id: 'words', type: 'textarea', title: 'Words', maxLength: 9 },
    ],
  };
  fc.assert(
    fc.property(fc.array(visit, { maxLength: 8 }), (visits) => {
      let settings = start;
      visits.forEach((steps, index) => {
        const values = edited(settings, steps);
        const { settings: next, errors } = read(values, settings, `visit${index}`);
        if (Object.keys(errors).length > 0) return;
        const [before, after] = [storedFields(settings), storedFields(next)];
        expect(new Set(after.map(({ id }) => id)).size).toBe(after.length);
        const typeOf = (fields: readonly StoredField[]) => new Map(fields.map(({ id, type }) => [id, type]));
        const known = typeOf(before);
        for (const [id, type] of typeOf(after)) if (known.has(id)) expect(type).toBe(known.get(id));
        const removed = before.filter((_, at) => values[`field.${at + 1}.remove`] === 'on').map(({ id }) => id);
        const kept = before.map(({ id }) => id).filter((id) => !removed.includes(id));
        expect(kept.every((id) => after.some((field) => field.id === id))).toBe(true);
        expect(removed.some((id) => after.some((field) => field.id === id))).toBe(false);
        // Visitors can be asked what it is now.
        expect(formDefinition(next)?.fields).toHaveLength(after.length);
        settings = next;
      });
    }),
  );
});

test('what the builder shows, sent back, is what is stored', () => {
  const text = fc.stringMatching(/^[a-z]{1,9}$/);
  const field = fc.constantFrom(...FIELD_TYPES).chain((type) =>
    fc.record({
      id: fc.stringMatching(/^[a-z]{12}$/),
      type: fc.constant(type),
      title: text,
      description: text,
      options: fc.uniqueArray(text, { minLength: 1, maxLength: 4 }),
      required: fc.boolean(),
      ...(type === 'calculation' && { formula: fc.constantFrom('1', '2 * (3 + 4)') }),
    }),
  );
  fc.assert(
    fc.property(fc.uniqueArray(field, { selector: ({ id }) => id, minLength: 1, maxLength: 9 }), (fields) => {
      const stored = { title: 'Write', fields };
      const { settings, errors } = read(formValues(stored), stored);
      expect(errors).toEqual({});
      expect(formName(settings)).toBe(formName(stored));
    }),
  );
});

spec(
  ['FBUILD-02', 'FBUILD-03', 'FBUILD-04', 'FBUILD-05', 'FBUILD-06', 'FBUILD-07', 'FBUILD-08'],
  'only the properties that a type has are stored',
  () => {
    const values = {
      description: 'd',
      placeholder: 'p',
      required: 'on',
      options: 'A\nB',
      currencySymbol: '€',
      formula: '1',
    };
    const others = { showCountryCode: 'on', underline: 'on', key: 'k', value: 'v' };
    for (const type of FIELD_TYPES) {
      const all = Object.entries({ ...values, ...others, id: '', type, title: 'T' });
      const { settings, errors } = read(Object.fromEntries(all.map(([name, value]) => [`field.1.${name}`, value])));
      expect(errors).toEqual({});
      const { id: _, type: __, title: ___, ...properties } = storedFields(settings)[0] as StoredField;
      expect([type, Object.keys(properties).sort()]).toEqual([type, [...FIELD_PROPERTIES[type]].sort()]);
    }
  },
);

test('a field that somebody has removed meanwhile comes back with its id', () => {
  const values = { 'field.1.id': 'mail', 'field.1.type': 'email', 'field.1.title': 'Email' };
  expect(storedFields(read(values).settings)).toMatchObject([{ id: 'mail', type: 'email' }]);
});

test('an id that is sent twice or cannot be one is replaced', () => {
  const rows = ['mail', 'mail', 'a.b'].flatMap((id, index) => [
    [`field.${index + 1}.id`, id],
    [`field.${index + 1}.type`, 'email'],
    [`field.${index + 1}.title`, 'Email'],
  ]);
  const ids = storedFields(read(Object.fromEntries(rows)).settings).map(({ id }) => id);
  expect(ids).toEqual(['mail', 'email-form-2', 'email-form-3']);
});

test('a captcha of a service is saved only if the server could check it', () => {
  const row = { 'field.1.type': 'text', 'field.1.title': 'T' };
  const saved = (captcha: string, captchaSiteKey: string) => {
    const { settings, errors } = read({ ...row, captcha, captchaSiteKey });
    return errors['captcha'] ?? errors['captchaSiteKey'] ?? formDefinition(settings)?.captcha;
  };
  expect(saved('', 'other')).toBeUndefined();
  expect(saved('altcha', '')).toEqual({ kind: 'altcha' });
  expect(saved('turnstile', 'known')).toEqual({ kind: 'turnstile', siteKey: 'known' });
  expect(saved('turnstile', '')).toBe('Enter the site key that the service has given you.');
  expect(saved('hcaptcha', 'other')).toContain('The server has no secret for this site key');
  expect(saved('other', 'known')).toBe('Choose one from the list.');
});

test('a form has a limited number of fields, in rows that exist', () => {
  const rows = (count: number, from = 1) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, index) => [
        [`field.${from + index}.type`, 'text'],
        [`field.${from + index}.title`, 'T'],
      ]).flat(),
    );
  const message = { fields: `A form has at most ${FORM_LIMIT.fields} fields. Remove some.` };
  expect(read(rows(FORM_LIMIT.fields)).errors).toEqual({});
  expect(read(rows(FORM_LIMIT.fields + 1)).errors).toEqual(message);
  expect(read(rows(1, 9999)).errors).toEqual(message);
});
