/** The words of the list of tax rules. */
export const strings = {
  home: 'Configuration',
  title: 'Taxes',
  intro:
    'What is added to orders or included in their prices, by where they go. All rules that match count, in this order.',
  included:
    '{isIncluded, select, true {The prices of this store include the taxes.} other {The taxes are added to the prices of this store.}}',
  kept: 'Once you change something here, all of it stays as it is when the site is loaded again from its document.',
  add: 'Add a tax rule',
  removed: 'The tax rule is removed. Orders keep what they were taxed by.',
  empty: 'There are no tax rules yet, so nothing is taxed. Add the first where you have to.',
  state: '{off, select, true {Switched off} other {In use}}',
  rate: '{rate}, {country}',
  narrowed: 'Only some states or postal codes',
  shipping: 'Also on what sending costs',
  types: 'On: {types}',
  typeName: '{type, select, 1 {physical} 2 {digital} 3 {services} 4 {gift cards} other {paywalls}}',
  up: 'Up',
  down: 'Down',
  moveFailed: 'Nothing was moved. Wait a moment and try again.',
  moved: 'The order is changed.',
} as const;
