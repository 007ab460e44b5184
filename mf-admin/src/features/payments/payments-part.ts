import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import type { PaymentsView } from 'shared-types/admin/store/payments';
import type { ViewHost } from 'shared-types/host/render-host';
import type { FormState } from 'shared-types/render';
import { CRUMB_PARAMETER } from 'shared-types/site/cookie';
import type { messages } from './payments.messages';

type Saved = NonNullable<PaymentsView['saved']>;

/** What each part of the page is drawn from. */
export interface PaymentsPartProps {
  readonly block: string;
  readonly saved: Saved;
  readonly form: FormState | undefined;
  readonly host: ViewHost<typeof messages>;
}

/** Values that both forms of the connection send. */
export function connectionValues({ block, saved, host }: PaymentsPartProps): Readonly<Record<string, string>> {
  return {
    [CRUMB_PARAMETER]: host.perRequest.crumb,
    block,
    page: ADMIN_PATH.payments,
    connection: saved.connection,
  };
}
