import type { ReactElement } from 'react';
import { UNPAID_ORDER_LIMITS, type UnpaidOrderSettings } from 'shared-types/commerce/orders/unpaid-orders';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { ORDERS_CALLS, type UnpaidOrdersView } from 'shared-types/admin/store/orders';
import type { ViewHost } from 'shared-types/host/render-host';
import type { FormState } from 'shared-types/render';
import { blockField, Field } from 'shared-types/site/field';
import { LastSavedLine } from '../../parts/settings-form/last-saved-line.view';
import { SettingsForm } from '../../parts/settings-form/settings-form.view';
import type { messages } from './orders.messages';

interface UnpaidOrdersProps {
  readonly block: string;
  readonly unpaid: UnpaidOrdersView;
  readonly form: FormState | undefined;
  readonly host: ViewHost<typeof messages>;
}

const FIELDS = Object.keys(UNPAID_ORDER_LIMITS) as readonly (keyof UnpaidOrderSettings)[];

/** True if the rejected form is this one, and not the form that releases orders. */
export function isUnpaidForm(form: FormState | undefined): boolean {
  return form?.values['base'] !== undefined;
}

/** How long unpaid orders reserve items; the form that changes it is collapsed. */
export function UnpaidOrders({ block, unpaid, form, host }: UnpaidOrdersProps): ReactElement {
  const { text } = host;
  const { settings, base, changed } = unpaid;
  const own = isUnpaidForm(form) ? form : undefined;
  return (
    <section className="admin-orders__unpaid" aria-labelledby={`block-${block}-unpaid`}>
      <h2 id={`block-${block}-unpaid`}>{text('unpaid')}</h2>
      <p>
        {text('unpaidHint', {
          minutes: settings.onlineMinutes,
          days: settings.offlineDays,
          most: settings.mostPerHour,
        })}
      </p>
      <LastSavedLine changed={changed} host={host} />
      <details open={own !== undefined}>
        <summary>{text('unpaidChange')}</summary>
        <SettingsForm
          className="admin-orders__settings"
          call={ORDERS_CALLS.saveUnpaidOrders}
          page={ADMIN_PATH.orders}
          block={block}
          form={own}
          base={base}
          host={host}
        >
          {FIELDS.map((name) => (
            <NumberField key={name} {...{ block, name, host }} form={own} saved={settings[name]} />
          ))}
          <button type="submit" className="button">
            {text('save')}
          </button>
        </SettingsForm>
      </details>
    </section>
  );
}

interface NumberFieldProps extends Pick<UnpaidOrdersProps, 'block' | 'form' | 'host'> {
  readonly name: keyof UnpaidOrderSettings;
  readonly saved: number;
}

function NumberField({ block, name, form, saved, host: { text } }: NumberFieldProps): ReactElement {
  const hint = text('range', UNPAID_ORDER_LIMITS[name]);
  return (
    <Field {...blockField({ block, name, label: text(name), hint, form })}>
      {(control) => (
        <input
          {...control}
          type="text"
          inputMode="numeric"
          dir="ltr"
          className="admin-orders__few"
          maxLength={String(UNPAID_ORDER_LIMITS[name].most).length}
          defaultValue={form?.values[name] ?? String(saved)}
        />
      )}
    </Field>
  );
}
