import type { FormReply } from '../../failure';
export type { RequestPasswordReset } from '../../requests/admin.generated';

/** The path follows the specification's style. */
export const FORGOTTEN_PASSWORD_CALLS = {
  requestPasswordReset: { method: 'POST', path: '/api/auth/RequestPasswordReset' },
} as const;

/** Response to `requestPasswordReset`: the same whether or not the address has an account. */
export interface RequestPasswordResetReply extends FormReply {
  readonly message: string;
}
