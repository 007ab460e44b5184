/** The words of the look-up of an order. */
export const strings = {
  title: 'Find your order',
  intro:
    'Write the email address you ordered with and the number of the order. We send a letter with a link to your order to that address.',
  email: 'Email',
  number: 'Order number',
  numberHint: 'Like 1001. It stands in the letter that came with the order.',
  submit: 'Send the letter',
  submitting: 'Sending…',
  requested:
    'If there is such an order with that address, a letter is on its way to it. Its link opens the order. It can take a minute to arrive.',
  again: 'Look for another order',
  problem: 'Please look at what is marked below.',
  failed: 'Sending did not work. Please try again.',
} as const;
