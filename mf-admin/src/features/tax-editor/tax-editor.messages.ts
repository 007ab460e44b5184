import { messages as ruleFormMessages } from '../../parts/rule-form/rule-form.messages';

export const messages = {
  ...ruleFormMessages,
  list: 'Taxes',
  newRule: 'New tax rule',
  isRemoved: 'This tax rule was removed. Orders keep their taxes.',
  isOn: 'Active',
  isOnHint: 'When off, the tax is not charged.',
  name: 'Name',
  nameHint: 'Shown in carts, orders and emails, such as VAT.',
  rate: 'Rate (%)',
  rateHint: 'At most two decimals. 0 shows the tax and adds nothing.',
  country: 'Country of the buyer',
  narrow: 'Only some states or postal codes',
  states: 'States or regions, one per line',
  statesHint:
    'As written in addresses. Names and short forms of the United States, Canada and Australia are recognized; other spellings need their own lines. Leave empty for all.',
  zips: 'Starts of postal codes, one per line',
  zipsHint: 'Such as 10 for all that begin with 10. Leave empty for any.',
  taxesShipping: 'Also on shipping',
  taxesShippingHint: 'Free shipping is not taxed.',
  types: 'Only on some product types',
  typesHint: 'Tick none for all of them.',
  typeName: '{type, select, 1 {Physical} 2 {Digital} 3 {Service} 4 {Gift card} other {Paywall}}',
  removal: 'Remove this tax rule',
  removalHint:
    'It is not charged any more, immediately and for good. Orders keep their taxes. To pause it, untick “Active”.',
} as const;
