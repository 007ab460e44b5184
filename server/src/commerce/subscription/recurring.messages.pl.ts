import type { RecurringMessages } from './recurring.messages';

const DIGITS = new Intl.NumberFormat('pl');
const RULES = new Intl.PluralRules('pl');

/** Plural forms of whole numbers. */
type Forms = Readonly<Record<'one' | 'few' | 'many', string>>;

const WEEKS: Forms = { one: 'tydzień', few: 'tygodnie', many: 'tygodni' };
const MONTHS: Forms = { one: 'miesiąc', few: 'miesiące', many: 'miesięcy' };
const YEARS: Forms = { one: 'rok', few: 'lata', many: 'lat' };

const formOf = (forms: Forms, count: number) => forms[RULES.select(count) as keyof Forms];
const alone = (forms: Forms) => (count: number) => `${DIGITS.format(count)} ${formOf(forms, count)}`;
const every = (forms: Forms) => (count: number) => (count === 1 ? forms.one : alone(forms)(count));

export const polish: RecurringMessages = {
  every: { week: every(WEEKS), month: every(MONTHS), year: every(YEARS) },
  lasting: { week: alone(WEEKS), month: alone(MONTHS), year: alone(YEARS) },
  endless: (priceString, every) => `${priceString} co ${every} do odwołania`,
  untilCancelled: (priceString, every) => `${priceString} co ${every} do odwołania`,
  limited: (priceString, every, lasting) => `${priceString} co ${every} przez ${lasting}`,
};
