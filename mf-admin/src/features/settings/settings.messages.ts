import { messages as settingsFormMessages } from '../../parts/settings-form/settings-form.messages';

export const messages = {
  ...settingsFormMessages,
  title: 'Settings',
  saved: 'Saved. Times, reports and emails use it from now on.',
  timeZone: 'Time zone',
  timeZoneHint:
    'All times are shown and entered in this time zone, and the days of reports begin at its midnight. It is now {now}.',
  unknownTimeZone:
    'Failed to load timezone {timeZone}. Times are in UTC for now. Reload the page to try again, or choose another time zone.',
  contactEmail: 'Contact address',
  contactEmailHint: 'Customers’ replies to the emails of this site go to this address. Leave empty for no replies.',
  orderNoticeEmail: 'Address for new orders',
  orderNoticeEmailHint: 'Gets an email for each new order. Leave empty for no emails.',
  measurementStandard: 'Units',
  measurementStandardHint: 'Of weights and dimensions. Numbers you have entered stay as they are.',
  unit: '{unit, select, imperial {Imperial: pounds and inches} other {Metric: kilograms and centimeters}}',
  currency: 'Currency',
  currencyHint:
    'Prices, coupons and shipping costs are amounts in this currency, so it cannot be changed here. Importing the site sets it.',
} as const;
