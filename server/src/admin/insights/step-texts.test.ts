import { makePeriod } from './period';
import { stepTexts } from './step-texts';

test('every second day of a week has a label, including the newest; each has its name', () => {
  const texts = stepTexts(makePeriod('week', new Date('2026-11-22T14:30:00Z'), 'UTC'), 'en');
  expect(texts.map(({ label }) => label)).toEqual([
    '16 Mon',
    undefined,
    '18 Wed',
    undefined,
    '20 Fri',
    undefined,
    '22 Sun',
  ]);
  expect(texts[1]?.name).toBe('Tue, Nov 17');
});
