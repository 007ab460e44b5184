export const messages = {
  everyWeek:
    '{priceString} co {billingPeriodValue, plural, one {tydzień} few {# tygodnie} many {# tygodni} other {# tygodnia}} do odwołania',
  everyMonth:
    '{priceString} co {billingPeriodValue, plural, one {miesiąc} few {# miesiące} many {# miesięcy} other {# miesiąca}} do odwołania',
  everyYear:
    '{priceString} co {billingPeriodValue, plural, one {rok} few {# lata} many {# lat} other {# roku}} do odwołania',
  everyWeekFor:
    '{priceString} co {billingPeriodValue, plural, one {tydzień} few {# tygodnie} many {# tygodni} other {# tygodnia}} przez {durationValue, plural, one {# tydzień} few {# tygodnie} many {# tygodni} other {# tygodnia}}',
  everyMonthFor:
    '{priceString} co {billingPeriodValue, plural, one {miesiąc} few {# miesiące} many {# miesięcy} other {# miesiąca}} przez {durationValue, plural, one {# miesiąc} few {# miesiące} many {# miesięcy} other {# miesiąca}}',
  everyYearFor:
    '{priceString} co {billingPeriodValue, plural, one {rok} few {# lata} many {# lat} other {# roku}} przez {durationValue, plural, one {# rok} few {# lata} many {# lat} other {# roku}}',
} as const;
