import type { CardMode } from '../../commerce/card-payment';
import type { PaymentMethodId } from '../../commerce/checkout';
import type { FormReply } from '../../failure';
import type { LastSaved } from '../last-saved';
export type { ConnectStripe, DisconnectStripe, SaveOfflinePayment } from '../../requests/admin.generated';

export const PAYMENTS_CALLS = {
  /** Connects the site to the account with Stripe that a secret key belongs to, in place of an earlier connection. */
  connectStripe: { method: 'POST', path: '/api/config/payments/stripe' },
  /** Ends the connection, after confirmation. */
  disconnectStripe: { method: 'POST', path: '/api/config/payments/stripe/removal' },
  /** Saves whether buyers may pay after ordering, and the instructions that they get. */
  saveOfflinePayment: { method: 'POST', path: '/api/config/payments/offline' },
} as const;

/** Most characters. */
export const PAYMENTS_LIMIT = { secretKey: 255, instructions: 2000 } as const;

/** Query parameter of the page: what was done. */
export const PAYMENTS_DONE_PARAMETER = 'done';
export type PaymentsDone = 'connected' | 'disconnected' | 'saved';

/** Reply to each of the calls. */
export interface PaymentsReply extends FormReply {
  readonly message: string;
  readonly location: string;
}

/** A payment method as buyers see it, in the site's language. */
export interface OfferedToBuyers {
  readonly id: PaymentMethodId;
  readonly label: string;
  /** May have several lines; empty without instructions. */
  readonly instructions: string;
  /** True if only people who manage orders see it. */
  readonly isForTesters: boolean;
}

/** The account with Stripe that gets the card payments. Its keys stay on the server. */
export interface ConnectedStripe {
  /** Empty if the account has none. */
  readonly name: string;
  /** Stripe's id. */
  readonly id: string;
  readonly mode: CardMode;
  /** Name of the account that connected it. */
  readonly by: string;
  /** When, formatted. */
  readonly atText: string;
  /** False if Stripe cannot tell the site of payments: they are noticed within a minute then. */
  readonly hasWebhook: boolean;
  /** False after the server's key was rotated: the secret key has to be entered again. */
  readonly isReadable: boolean;
}

/** Data of the loader `admin/payments/saved`. */
export interface PaymentsView {
  /** Absent after the session has ended. */
  readonly saved?: {
    /** In the order of the checkout. */
    readonly offered: readonly OfferedToBuyers[];
    /** True if the site is on trial, when only tests are open. */
    readonly isOnTrial: boolean;
    readonly stripe?: ConnectedStripe;
    /** Version of the connection; its forms send it back to detect conflicts. */
    readonly connection: string;
    readonly offline: {
      /** Version of this state; a save sends it back to detect conflicts. */
      readonly base: string;
      readonly isOffered: boolean;
      readonly instructions: string;
      readonly changed?: LastSaved;
    };
  };
  readonly done?: PaymentsDone;
}
