import { messages as ruleFormMessages } from '../../parts/rule-form/rule-form.messages';

export const messages = {
  ...ruleFormMessages,
  list: 'Shipping',
  newRule: 'New shipping method',
  isRemoved: 'This shipping method was removed. Orders keep its name and price.',
  isOn: 'Active',
  isOnHint: 'When off, nobody can choose it; carts that chose it get the first other method that ships there.',
  name: 'Name',
  nameHint: 'What visitors choose, such as “Parcel, 2 to 4 days”.',
  cost: 'Price ({currency})',
  costHint: 'With weight steps below: the price above the last one.',
  freeFrom: 'Free for orders from ({currency})',
  freeFromHint: 'Leave empty to always charge.',
  countries: 'Countries, one per line',
  countriesHint: 'Names like Germany, or codes like DE. Leave empty for all.',
  narrow: 'Only some states or postal codes',
  states: 'States or regions, one per line',
  statesHint:
    'As written in addresses. Names and short forms of the United States, Canada and Australia are recognized; other spellings need their own lines. Leave empty for all.',
  zips: 'Starts of postal codes, one per line',
  zipsHint: 'Such as 10 for all that begin with 10. Leave empty for any.',
  steps: 'Price by weight',
  stepsHint: 'The weight of the whole cart counts. Clear a row to delete it; rows can be in any order.',
  stepUp: 'Up to weight ({unit})',
  stepCost: 'Price ({currency})',
  step: 'Step {number}',
  removal: 'Remove this shipping method',
  removalHint:
    'Nobody can choose it any more, immediately and for good. Orders keep its name and price. To pause it, untick “Active”.',
} as const;
