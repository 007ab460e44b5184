import type { RenderHost } from 'shared-types/host/render-host';
import type { LineFailure } from './cart.state';
import type { messages } from './cart.messages';

/** Codes whose reason has a message of the cart’s own; for any other the server’s message is shown. */
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

/** What the visitor is told of a failed change: what failed, and why where that is known. */
export function failureText({ tried, code, message }: LineFailure, host: RenderHost<typeof messages>): string {
  const what = host.text(WHATS[tried]);
  const reason = code in REASONS ? host.text(REASONS[code as keyof typeof REASONS]) : message;
  return reason ? `${what}. ${reason}` : what;
}
