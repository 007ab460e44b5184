import { spec } from '../../../../tools/testing/spec';
import { numberFormatOf } from './number-format';

spec('MONEY-08', 'reads separators from the locale', () => {
  expect(numberFormatOf('en-US')).toEqual({
    decimal: '.',
    group: ',',
    minus: '-',
    groupSizes: [3],
    minimumGroupingDigits: 1,
  });
  expect(numberFormatOf('de-DE')).toMatchObject({ decimal: ',', group: '.' });
  expect(numberFormatOf('en-IN')).toMatchObject({ groupSizes: [3, 2] });
  expect(numberFormatOf('pl-PL')).toMatchObject({ decimal: ',', minimumGroupingDigits: 2 });
  // From right to left the sign would follow the number without this mark.
  expect(numberFormatOf('ar-EG')).toMatchObject({ groupSizes: [3], minus: '\u200E-' });
  expect(numberFormatOf('sv-SE')).toMatchObject({ minus: '\u2212' });
});
