import type { RenderHost } from 'shared-types/host/render-host';
import type { LineFailure } from './cart.state';
import type { messages } from './cart.messages';

/** Codes with a message of the cart; others show the server’s message. */
const REASONS = {
  'commerce/line-sold-out': 'reasonSoldOut',
  'commerce/line-not-found': 'reasonGone',
  'commerce/line-form-gone': 'reasonFormGone',
} as const;

const WHATS = {
  quantity: 'quantityFailed',
  removal: 'removeFailed',
  opening: 'formOpenFailed',
  form: 'formFailed',
} as const;

/** The message of a failed change: what failed, and the reason if known. */
export function failureText({ tried, code, message }: LineFailure, host: RenderHost<typeof messages>): string {
  const what = host.text(WHATS[tried]);
  const reason = code in REASONS ? host.text(REASONS[code as keyof typeof REASONS]) : message;
  return reason ? `${what}. ${reason}` : what;
}
