/** The words of the list of ways to send goods. */
export const strings = {
  home: 'Configuration',
  title: 'Shipping',
  intro:
    'Ways to send goods, in the order in which they are offered. The first that goes to a place is chosen until a visitor chooses another.',
  kept: 'Once you change something here, all of it stays as it is when the site is loaded again from its document.',
  add: 'Add a way to send goods',
  removed: 'The way to send goods is removed. Orders keep its name and what it cost.',
  empty: 'There is no way to send goods yet, so nothing that has to be sent can be ordered. Add the first.',
  state: '{off, select, true {Switched off} other {In use}}',
  cost: '{cost}',
  costs: '{from} to {to}, by weight',
  freeFrom: 'Free from a subtotal of {amount}',
  everywhere: 'Everywhere',
  andMore: '{names} and {more} more',
  narrowed: 'Only some states or postal codes',
  up: 'Up',
  down: 'Down',
  failed: 'Nothing was moved. Wait a moment and try again.',
  signedOut: 'You are not signed in any more. Sign in in another tab, then try again here.',
  notAllowed: 'You may not change shipping any more.',
  moved: 'The order is changed.',
} as const;
