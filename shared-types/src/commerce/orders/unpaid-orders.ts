export interface UnpaidOrderSettings {
  /** Minutes, for online payment. */
  readonly onlineMinutes: number;
  /** Days, for invoice, transfer or cash. */
  readonly offlineDays: number;
  /** Unpaid orders per hour from one network address, and for one email address. */
  readonly mostPerHour: number;
}

/** If the owner has not changed them. */
export const UNPAID_ORDER_DEFAULTS = {
  onlineMinutes: 60,
  offlineDays: 3,
  mostPerHour: 10,
} as const satisfies UnpaidOrderSettings;

/** Minimum and maximum of each. */
export const UNPAID_ORDER_LIMITS = {
  onlineMinutes: { least: 10, most: 10_080 },
  offlineDays: { least: 1, most: 365 },
  mostPerHour: { least: 1, most: 1000 },
} as const satisfies Readonly<Record<keyof UnpaidOrderSettings, { readonly least: number; readonly most: number }>>;
