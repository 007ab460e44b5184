/** The words of the order’s page. */
export const strings = {
  thanks: 'Thank you for your order',
  number: 'Order {number}',
  placed: 'Placed on {date} UTC',
  contact: 'We will write to you at {email}.',
  pay: 'How to pay',
  address: 'Delivery address',
  summary: 'Your order',
  items: 'Items',
  pieces: 'Quantity {count}',
  answer: '{title}: {answer}',
  subtotal: 'Subtotal',
  shipping: 'Shipping',
  shippingFree: 'Free',
  tax: 'Tax',
  discount: 'Discount',
  total: 'Total',
} as const;
