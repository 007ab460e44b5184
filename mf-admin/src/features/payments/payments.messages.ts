import { messages as settingsFormMessages } from '../../parts/settings-form/settings-form.messages';

export const messages = {
  ...settingsFormMessages,
  title: 'Payments',
  done: '{done, select, connected {Stripe is connected. See below what buyers get.} disconnected {Stripe is disconnected.} other {Saved. Buyers see it at once.}}',
  offered: 'What buyers see',
  offeredHint:
    '{count, plural, one {The checkout offers this way to pay.} other {The checkout offers these ways to pay, in this order.}}',
  nobody: 'Buyers cannot order yet.',
  nobodyYet: 'There is no way to pay. Connect Stripe, or turn on payment after ordering below.',
  nobodyOnTrial:
    'Your site is on trial, in which nothing is sold. You can set up payments now, and try them with a test key of Stripe.',
  plan: 'Choose a plan',
  forTesters: 'Only administrators and store managers who are signed in see this. Buyers do not.',
  stripe: 'Credit and debit cards',
  stripeIntro:
    'Buyers pay on Stripe’s secure payment page: by card, and with Apple Pay or Google Pay where they have it. The money goes to your own Stripe account, less the fees of Stripe. Refunds are made from the order.',
  stripeAccount: 'Create an account at stripe.com, or sign in to yours.',
  stripeKey: 'Open Developers, then API keys, and copy the secret key. It starts with sk_live_.',
  stripeKeys: 'Open the API keys at Stripe',
  stripeTest: 'To try it first, copy the secret key of the test mode, which starts with sk_test_. No money is charged.',
  secretKey: 'Secret key',
  secretKeyHint: 'It is stored encrypted, and never shown again.',
  connect: 'Connect Stripe',
  replace: 'Replace the key',
  replaceHint:
    'With a key of the same account everything stays as it is. With a key of another account, the money of new orders goes there, and you make refunds of earlier ones at Stripe.',
  mode: '{mode, select, live {Live} other {Test mode: no money is charged}}',
  testHint:
    'Order something in your shop while you are signed in, and pay with the test card 4242 4242 4242 4242, any future date and any CVC. To take real payments, replace the key with the one that starts with sk_live_.',
  connectedBy: 'Connected',
  connectedByText: 'by {by}, {at}',
  webhook: 'Payments are noticed',
  webhookText:
    '{has, select, true {at once: Stripe tells this site.} other {within a minute: Stripe cannot tell this site, for instance because its address is not public.}}',
  unreadable:
    'The key of this account can no longer be read, because the key of the server was changed. Buyers cannot pay by card. Connect again with the secret key.',
  dashboard: 'Open Stripe',
  disconnect: 'Disconnect Stripe',
  disconnectYes: 'Yes, disconnect',
  disconnectNo: 'Cancel',
  offline: 'Pay after ordering',
  isOffered: 'Buyers may pay after ordering',
  isOfferedHint: 'By bank transfer, by invoice or in cash. You record the payment at the order.',
  instructions: 'Instructions',
  instructionsHint: 'Buyers read them at the checkout. Say how and when to pay, for instance with your bank account.',
  saved: 'Saved. Buyers see it at once.',
} as const;
