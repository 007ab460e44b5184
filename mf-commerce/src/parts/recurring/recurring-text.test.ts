import { createFakeRenderHost } from '../../../../tools/testing/host/fake-render-host';
import { spec } from '../../../../tools/testing/spec';
import { recurringText } from './recurring-text';
import { messages } from './recurring.messages';
import { messages as polish } from './recurring.messages.pl';

const hosts = { en: createFakeRenderHost(messages), pl: createFakeRenderHost(polish, { context: { locale: 'pl' } }) };
const textIn = (
  language: keyof typeof hosts,
  value: number,
  unit: 'week' | 'month' | 'year',
  numBillingCycles?: number,
) =>
  recurringText(
    { billingPeriod: { value, unit }, ...(numBillingCycles === undefined ? {} : { numBillingCycles }) },
    '€12.00',
    hosts[language],
  );

spec(['SUBS-02', 'SUBS-03', 'SUBS-04'], 'says how often and how long in English', () => {
  expect(textIn('en', 1, 'month')).toBe('€12.00 every month until you cancel');
  expect(textIn('en', 3, 'month', 0)).toBe('€12.00 every 3 months until you cancel');
  expect(textIn('en', 2, 'week', 4)).toBe('€12.00 every 2 weeks for 8 weeks');
  expect(textIn('en', 1, 'year', 1)).toBe('€12.00 every year for 1 year');
  expect(textIn('en', 1, 'week')).toBe('€12.00 every week until you cancel');
  expect(textIn('en', 1, 'month', 12)).toBe('€12.00 every month for 12 months');
  expect(textIn('en', 2, 'year')).toBe('€12.00 every 2 years until you cancel');
});

spec('SUBS-04', 'counts as Polish does', () => {
  expect(textIn('pl', 1, 'month')).toBe('€12.00 co miesiąc do odwołania');
  expect(textIn('pl', 2, 'week')).toBe('€12.00 co 2 tygodnie do odwołania');
  expect(textIn('pl', 1, 'week', 5)).toBe('€12.00 co tydzień przez 5 tygodni');
  expect(textIn('pl', 1, 'month', 22)).toBe('€12.00 co miesiąc przez 22 miesiące');
  expect(textIn('pl', 5, 'month', 5)).toBe('€12.00 co 5 miesięcy przez 25 miesięcy');
  expect(textIn('pl', 1, 'year', 1)).toBe('€12.00 co rok przez 1 rok');
  expect(textIn('pl', 2, 'year')).toBe('€12.00 co 2 lata do odwołania');
  expect(textIn('pl', 5, 'year', 5)).toBe('€12.00 co 5 lat przez 25 lat');
});
