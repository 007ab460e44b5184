import type { ReactElement } from 'react';
import { PAYMENTS_CALLS, PAYMENTS_LIMIT } from 'shared-types/admin/store/payments';
import { HiddenInputs } from '../../parts/admin-form/hidden-inputs.view';
import { LineField } from '../../parts/settings-form/settings-controls.view';
import { connectionValues, type PaymentsPartProps } from './payments-part';

const KEY = {
  type: 'password',
  dir: 'ltr',
  autoCapitalize: 'none',
  // Browsers offer to fill in passwords of the site otherwise.
  autoComplete: 'new-password',
  spellCheck: false,
  maxLength: PAYMENTS_LIMIT.secretKey,
  required: true,
} as const;

/** The field is always empty: the key is never sent back. */
export function SecretKeyForm(part: PaymentsPartProps): ReactElement {
  const { block, form, host } = part;
  const { text } = host;
  const { method, path } = PAYMENTS_CALLS.connectStripe;
  return (
    <form className="admin-detail-page__form" method={method} action={path} autoComplete="off" noValidate>
      <HiddenInputs values={connectionValues(part)} />
      <LineField
        block={block}
        form={form}
        name="secretKey"
        label={text('secretKey')}
        hint={text('secretKeyHint')}
        value=""
        more={KEY}
      />
      <div className="admin-detail-page__actions">
        <button type="submit" className="button">
          {text('connect')}
        </button>
      </div>
    </form>
  );
}
