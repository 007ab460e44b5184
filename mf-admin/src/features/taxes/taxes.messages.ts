import { messages as ruleFormMessages } from '../../parts/rule-form/rule-form.messages';

export const messages = {
  ...ruleFormMessages,
  title: 'Taxes',
  intro:
    'What is added to orders or included in their prices, by destination. All matching rules apply, in this order.',
  isIncluded:
    '{isIncluded, select, true {Prices in this store include taxes.} other {Taxes are added to prices in this store.}}',
  inclusionChange: 'Change whether prices include taxes',
  inclusion: 'Taxes and prices',
  inclusionIntro:
    'Product prices stay as you typed them; what buyers pay changes. Carts and checkouts follow immediately, buyers about to order see the new total first, and existing orders stay as they are.',
  added: 'Taxes are added to prices',
  addedMeans: 'Prices are shown without taxes. They are added as soon as the destination is known.',
  addedExample: 'A price of {price} becomes {total} with {tax} ({rate}).',
  included: 'Prices include taxes',
  includedMeans: 'The price is what buyers pay, wherever the order goes. Carts and orders show how much of it is tax.',
  includedExample: 'A price of {price} stays {price}; with {tax} ({rate}), {amount} of it is tax.',
  failed: 'Not saved. Wait a moment and save again.',
  signedOut: 'You are signed out. Sign in in another tab, then save here again.',
  notAllowed: 'You can no longer change taxes.',
  kept: 'Once you change anything here, all of it is kept when the site is imported again.',
  add: 'Add a tax rule',
  removed: 'The tax rule is removed. Orders keep their taxes.',
  empty: 'There are no tax rules yet, so nothing is taxed. Add one if you have to.',
  state: '{off, select, true {Inactive} other {Active}}',
  rate: '{rate}, {country}',
  narrowed: 'Only some states or postal codes',
  shipping: 'Also on shipping',
  types: 'On: {types}',
  typeName: '{type, select, 1 {physical} 2 {digital} 3 {services} 4 {gift cards} other {paywalls}}',
  up: 'Up',
  down: 'Down',
  moved: 'Position changed.',
} as const;
