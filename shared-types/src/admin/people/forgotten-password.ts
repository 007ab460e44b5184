import type { FormReply } from '../../failure';
export type { RequestPasswordReset } from '../../requests/admin.generated';

/** Calls of the page for who has forgotten the password. The path is in the specification's manner. */
export const FORGOTTEN_PASSWORD_CALLS = {
  requestPasswordReset: { method: 'POST', path: '/api/auth/RequestPasswordReset' },
} as const;

/** Reply to `requestPasswordReset`: the same whether or not the address has an account on this site. */
export interface RequestPasswordResetReply extends FormReply {
  readonly message: string;
}
