import type { ReactElement } from 'react';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import type { FormState } from 'shared-types/render';

const SIGN_IN = `${ADMIN_PATH.signIn}?${new URLSearchParams({ return: ADMIN_PATH.home })}`;

interface SignInBesideProps {
  readonly form: FormState | undefined;
  readonly text: string;
}

/** Link to sign-in in another tab, after the session has ended; with script it is shown when that happens. */
export function SignInBeside({ form, text }: SignInBesideProps): ReactElement {
  return (
    <p data-sign-in="" hidden={form?.code !== 'site/login-required'}>
      <a href={SIGN_IN} target="_blank" rel="noopener">
        {text}
      </a>
    </p>
  );
}
