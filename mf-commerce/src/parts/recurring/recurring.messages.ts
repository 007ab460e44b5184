export const messages = {
  everyWeek: '{priceString} every {billingPeriodValue, plural, one {week} other {# weeks}} until you cancel',
  everyMonth: '{priceString} every {billingPeriodValue, plural, one {month} other {# months}} until you cancel',
  everyYear: '{priceString} every {billingPeriodValue, plural, one {year} other {# years}} until you cancel',
  everyWeekFor:
    '{priceString} every {billingPeriodValue, plural, one {week} other {# weeks}} for {durationValue, plural, one {# week} other {# weeks}}',
  everyMonthFor:
    '{priceString} every {billingPeriodValue, plural, one {month} other {# months}} for {durationValue, plural, one {# month} other {# months}}',
  everyYearFor:
    '{priceString} every {billingPeriodValue, plural, one {year} other {# years}} for {durationValue, plural, one {# year} other {# years}}',
} as const;
