import { lengthText } from './length-text';

test('lengths have hours only where there are some, and minutes only beside whole hours', () => {
  const text = (key: string, values = {}) => `${key} ${Object.values(values).join(' ')}`;
  expect([1, 59, 60, 95, 1440].map((minutes) => lengthText(minutes, text))).toEqual([
    'minutes 1',
    'minutes 59',
    'hours 1',
    'hoursAndMinutes 1 35',
    'hours 24',
  ]);
});
