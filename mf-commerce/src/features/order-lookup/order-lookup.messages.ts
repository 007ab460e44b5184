export const messages = {
  title: 'Find your order',
  intro: 'Enter the email address you ordered with and the order number. We send a link to your order to that address.',
  email: 'Email',
  number: 'Order number',
  numberHint: 'Like 1001. You find it in the email about your order.',
  submit: 'Send email',
  submitting: 'Sending…',
  requested:
    'If there is an order with that number and address, an email with a link to it is on its way. It can take a minute to arrive.',
  again: 'Look for another order',
  problem: 'Please fix the errors below.',
  failed: 'Could not send. Please try again.',
} as const;
