import type { ReactElement } from 'react';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { PAYMENTS_CALLS, PAYMENTS_LIMIT, type PaymentsView } from 'shared-types/admin/store/payments';
import { LastSavedLine } from '../../parts/settings-form/last-saved-line.view';
import { isTyped } from '../../parts/settings-form/is-typed';
import { SettingsActions } from '../../parts/settings-form/settings-actions.view';
import { AreaField, BoxField } from '../../parts/settings-form/settings-controls.view';
import { SettingsForm } from '../../parts/settings-form/settings-form.view';
import type { PaymentsPartProps } from './payments-part';

const INSTRUCTIONS = { rows: 5, maxLength: PAYMENTS_LIMIT.instructions } as const;

interface OfflinePaymentProps extends Pick<PaymentsPartProps, 'block' | 'form' | 'host'> {
  /** Absent after the session has ended. */
  readonly offline: NonNullable<PaymentsView['saved']>['offline'] | undefined;
}

/** Whether buyers may pay after ordering, and the instructions that they get. */
export function OfflinePayment({ block, offline, form, host }: OfflinePaymentProps): ReactElement {
  const { text } = host;
  const id = `block-${block}-offline`;
  const typed = isTyped(form) ? form.values : undefined;
  const saved = offline && { isOffered: offline.isOffered ? 'on' : '', instructions: offline.instructions };
  const fieldOf = (name: 'isOffered' | 'instructions') => ({
    ...{ block, form, name, label: text(name), hint: text(`${name}Hint`) },
    value: (typed ?? saved)?.[name] ?? '',
  });
  return (
    <section className="admin-detail-page__part" aria-labelledby={id}>
      <h2 id={id}>{text('offline')}</h2>
      <LastSavedLine changed={offline?.changed} host={host} />
      <SettingsForm
        className="admin-detail-page__form"
        call={PAYMENTS_CALLS.saveOfflinePayment}
        page={ADMIN_PATH.payments}
        block={block}
        form={form}
        base={offline?.base}
        host={host}
      >
        {(saved ?? typed) && (
          <>
            <BoxField {...fieldOf('isOffered')} />
            <AreaField {...fieldOf('instructions')} more={INSTRUCTIONS} />
            <SettingsActions host={host} />
          </>
        )}
      </SettingsForm>
    </section>
  );
}
