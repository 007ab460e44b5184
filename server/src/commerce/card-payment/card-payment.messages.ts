/** Notes in the history of an order, for its owner. */
export const messages = {
  orderName: (number: number, shop: string): string => `Order ${number} · ${shop}`,
  paidTwice: (amount: string): string =>
    `The buyer paid twice by card. The second payment of ${amount} was refunded at once.`,
  paidTwiceKept: (amount: string): string =>
    `The buyer paid twice by card, and Stripe does not refund the second payment of ${amount} yet. It is tried again; look at your balance at Stripe.`,
  paidByHandToo: (amount: string): string =>
    `A card payment of ${amount} arrived after the order had been marked as paid. Refund it if the buyer has paid both.`,
  refundFailed: (amount: string): string =>
    `The bank did not accept the refund of ${amount}. Stripe returned the money to your balance: send it to the buyer another way.`,
  refundedMore: (amount: string): string =>
    `${amount} were refunded at Stripe, more than was left to refund here. Check what the buyer has received.`,
  disputed: (amount: string): string =>
    `The buyer disputes the card payment of ${amount}. Answer at Stripe before the deadline shown there.`,
};
