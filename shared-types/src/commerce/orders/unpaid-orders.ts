/** How long unpaid orders reserve their items, and how many are taken. */
export interface UnpaidOrderSettings {
  /** Minutes for orders that are paid online. */
  readonly onlineMinutes: number;
  /** Days for orders that are paid by invoice, transfer or cash. */
  readonly offlineDays: number;
  /** Unpaid orders taken in an hour from one network address, and for one email address. */
  readonly mostPerHour: number;
}

/** What holds where an owner has not set it. */
export const UNPAID_ORDER_DEFAULTS = {
  onlineMinutes: 60,
  offlineDays: 3,
  mostPerHour: 10,
} as const satisfies UnpaidOrderSettings;

/** The least and the most of each. */
export const UNPAID_ORDER_LIMITS = {
  onlineMinutes: { least: 10, most: 10_080 },
  offlineDays: { least: 1, most: 365 },
  mostPerHour: { least: 1, most: 1000 },
} as const satisfies Readonly<Record<keyof UnpaidOrderSettings, { readonly least: number; readonly most: number }>>;
