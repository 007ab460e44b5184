import type { ReactElement } from 'react';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';

const SIGN_IN = `${ADMIN_PATH.signIn}?${new URLSearchParams({ return: ADMIN_PATH.home })}`;

/** Leads to the sign-in without leaving the editor. */
export function SignInBeside({ text }: { readonly text: string }): ReactElement {
  return (
    <a href={SIGN_IN} target="_blank" rel="noopener">
      {text}
    </a>
  );
}
