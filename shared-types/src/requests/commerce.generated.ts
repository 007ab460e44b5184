// Made by `npm run api-report` from the schemas by which the server checks requests.

/** Request of `addCoupon`. */
export interface AddCoupon {
  readonly coupon: string;
  /** Names this one change: sent again with the same content, because its reply was lost, it is made once. A page’s own submission key, or any 16 to 128 letters, digits, `-` and `_` that nobody can guess. Without it nothing is recognised. */
  readonly key?: string;
}

/** Request of `addLine`. */
export interface AddLine {
  readonly variantId: string;
  /** 1 to `LINE_QUANTITY_MAX`. */
  readonly quantity: number;
  /** Names this one change: sent again with the same content, because its reply was lost, it is made once. A page’s own submission key, or any 16 to 128 letters, digits, `-` and `_` that nobody can guess. Without it nothing is recognised. */
  readonly key?: string;
}

/** Request of `buyGiftCard`. */
export interface BuyGiftCard {
  readonly giftCardProductId?: string;
  /** Value of one of the choices. */
  readonly choice?: string;
  /** Of the buyer. */
  readonly email?: string;
  /** Whom it is for; the buyer, where there is no address. */
  readonly recipientName?: string;
  readonly recipientEmail?: string;
  readonly message?: string;
  readonly paymentMethod?: string;
  /** The currency in which the price was seen, such as `EUR`; where it is sent and is another one now, nothing is charged. */
  readonly seenCurrency?: string;
  /** The idempotency key: the same key buys once. */
  readonly key: string;
}

/** Request of `cancelSubscription`. */
export interface CancelSubscription {
  /** The secret in the address of one of its orders. */
  readonly token: string;
}

/** Request of `donate`. */
export interface Donate {
  readonly donatePageId?: string;
  /** One of the amounts in cents, or `OWN_AMOUNT`. */
  readonly amount?: string;
  /** As the visitor writes it; counts where `amount` says so. */
  readonly ownAmount?: string;
  readonly email?: string;
  readonly note?: string;
  readonly paymentMethod?: string;
  /** The currency in which the amounts were seen, such as `EUR`; where it is sent and is another one now, nothing is charged. */
  readonly seenCurrency?: string;
  /** The idempotency key: the same key gives once. */
  readonly key: string;
}

/** Request of `openSubscription`. */
export interface OpenSubscription {
  readonly variantId: string;
  readonly quantity: number;
}

/** Request of `payOrder`. */
export interface PayOrder {
  /** The secret in the order's address. */
  readonly token: string;
  readonly outcome: 'pay' | 'decline';
  /** The idempotency key: the same key pays once. */
  readonly key: string;
}

/** Request of `placeOrder`. */
export interface PlaceOrder {
  readonly email?: string;
  readonly phone?: string;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly line1?: string;
  readonly line2?: string;
  readonly city?: string;
  readonly state?: string;
  readonly zip?: string;
  readonly country?: string;
  readonly shippingOptionId?: string;
  readonly paymentMethod?: string;
  readonly note?: string;
  /** Code of a gift card that is to pay, as far as it goes; none where absent or empty. */
  readonly giftCard?: string;
  /** The idempotency key: the same key makes one order. */
  readonly key: string;
  /** The total the visitor saw, in cents; another total is refused, never charged. */
  readonly seenTotalCents: number;
  /** The currency in which it was seen, such as `EUR`; where it is sent and is another one now, nothing is charged. */
  readonly seenCurrency?: string;
}

/** Request of `removeLine`. */
export interface RemoveLine {
  /** Names this one change: sent again with the same content, because its reply was lost, it is made once. A page’s own submission key, or any 16 to 128 letters, digits, `-` and `_` that nobody can guess. Without it nothing is recognised. */
  readonly key?: string;
}

/** Request of `replaceCard`. */
export interface ReplaceCard {
  /** The secret in the address of one of its orders. */
  readonly token: string;
}

/** Request of `requestOrderLink`. */
export interface RequestOrderLink {
  readonly email: string;
  /** Number of the order, from 1001. */
  readonly number: number;
}

/** Request of `sendReview`. */
export interface SendReview {
  /** The secret in the page's address. */
  readonly token: string;
  /** Id of the line of the order. */
  readonly line: string;
  readonly rating: number;
  /** Plain text; may be empty. */
  readonly text: string;
  /** The idempotency key: the same key sends once. */
  readonly key: string;
}

/** Request of `setDelivery`. */
export interface SetDelivery {
  readonly country: string;
  readonly state?: string;
  readonly zip?: string;
  /** Empty: the visitor chooses none; absent: as before. */
  readonly shippingOptionId?: string;
  /** Names this one change: sent again with the same content, because its reply was lost, it is made once. A page’s own submission key, or any 16 to 128 letters, digits, `-` and `_` that nobody can guess. Without it nothing is recognised. */
  readonly key?: string;
}

/** Request of `setLineQuantity`. */
export interface SetLineQuantity {
  readonly quantity: number;
  /** Names this one change: sent again with the same content, because its reply was lost, it is made once. A page’s own submission key, or any 16 to 128 letters, digits, `-` and `_` that nobody can guess. Without it nothing is recognised. */
  readonly key?: string;
  /** Only for forms: `yes` answers the question whether to remove the line. */
  readonly confirmed?: 'yes' | 'no';
}

/** Request of `subscribe`. */
export interface Subscribe {
  readonly email?: string;
  readonly phone?: string;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly line1?: string;
  readonly line2?: string;
  readonly city?: string;
  readonly state?: string;
  readonly zip?: string;
  readonly country?: string;
  readonly shippingOptionId?: string;
  readonly paymentMethod?: string;
  readonly note?: string;
  /** The idempotency key: the same key makes one order. */
  readonly key: string;
  /** The total the visitor saw, in cents; another total is refused, never charged. */
  readonly seenTotalCents: number;
  /** The currency in which it was seen, such as `EUR`; where it is sent and is another one now, nothing is charged. */
  readonly seenCurrency?: string;
  readonly cartToken?: string;
  readonly seenPlan?: string;
}
