import fc from 'fast-check';
import { COMMON_FIELDS, OPTIONAL_COMMON_FIELDS } from 'shared-types/telemetry/analytics';
import { spec } from '../../../../tools/testing/spec';
import { commonData } from './common-data';

let warned: jest.SpyInstance;
beforeEach(() => {
  warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

spec(['ANLT-13', 'ANLT-14', 'ANLT-15'], 'passes on the fields of every event, and optional ones, as texts', () => {
  const fields = Object.fromEntries([...COMMON_FIELDS, ...OPTIONAL_COMMON_FIELDS].map((name) => [name, `a ${name}`]));
  expect(commonData(fields)).toEqual(fields);
  expect(warned).not.toHaveBeenCalled();
});

spec(
  ['ANLT-16', 'ANLT-17'],
  'drops values of other types with a warning, and accepts null only if a field allows it',
  () => {
    const wrong = fc.oneof(fc.integer(), fc.boolean(), fc.object(), fc.array(fc.string()));
    fc.assert(
      fc.property(fc.constantFrom(...COMMON_FIELDS, ...OPTIONAL_COMMON_FIELDS), wrong, (name, value) => {
        warned.mockClear();
        expect(commonData({ object_id: 'kept', [name]: value })).toEqual(
          name === 'object_id' ? {} : { object_id: 'kept' },
        );
        expect(warned.mock.calls).toEqual([[expect.stringContaining(name)]]);
      }),
    );
    warned.mockClear();
    for (const name of OPTIONAL_COMMON_FIELDS) expect(commonData({ [name]: null })).toEqual({ [name]: null });
    expect(warned).not.toHaveBeenCalled();
    for (const name of COMMON_FIELDS) expect(commonData({ [name]: null })).toEqual({});
    expect(warned).toHaveBeenCalledTimes(COMMON_FIELDS.length);
  },
);
