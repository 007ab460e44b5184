import type { ReactElement } from 'react';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import {
  SHIPPING_EDITOR_CALLS,
  SHIPPING_LIMIT,
  type ShippingEditorView,
} from 'shared-types/admin/store/shipping-editor';
import type { ViewHost } from 'shared-types/host/render-host';
import type { PropsOf } from 'shared-types/render';
import { Places } from '../../parts/rule-form/places.view';
import { valueOf, type RuleFormValues } from '../../parts/rule-form/rule-form-values';
import { RuleForm } from '../../parts/rule-form/rule-form.view';
import { AMOUNT, AreaField, BoxField, LineField } from '../../parts/settings-form/settings-controls.view';
import type { messages } from './shipping-editor.messages';
import { WeightSteps } from './weight-steps.view';

export interface ShippingFormValues extends RuleFormValues {
  readonly view: ShippingEditorView;
  readonly host: ViewHost<typeof messages>;
}

export function element(
  { block, data, form }: PropsOf<'admin/shipping-editor/option'>,
  host: ViewHost<typeof messages>,
): ReactElement {
  const view = data['admin/shipping-editor/option'];
  const formValues = { block: block.id, view, form, host };
  const { saveShippingOption: save, removeShippingOption: remove } = SHIPPING_EDITOR_CALLS;
  return (
    <RuleForm
      {...formValues}
      title={view.saved?.values.name ?? ''}
      editorPath={ADMIN_PATH.shippingEditor}
      save={save}
      remove={remove}
    >
      <BoxField {...field(formValues, 'isOn')} />
      <LineField {...field(formValues, 'name')} more={{ maxLength: SHIPPING_LIMIT.nameLength, required: true }} />
      <div className="admin-rule-form__fields">
        <LineField {...field(formValues, 'cost')} more={{ ...AMOUNT, required: true }} />
        <LineField {...field(formValues, 'freeFrom')} more={AMOUNT} />
      </div>
      <AreaField {...field(formValues, 'countries')} more={{ rows: 5 }} />
      <Places {...formValues} />
      <WeightSteps {...formValues} />
    </RuleForm>
  );
}

type Name = 'isOn' | 'name' | 'cost' | 'freeFrom' | 'countries';

function field({ block, form, view, host: { text } }: ShippingFormValues, name: Name) {
  const { currency } = view;
  const labels = { label: text(name, { currency }), hint: text(`${name}Hint`) };
  return { block, form, name, ...labels, value: valueOf({ form, view }, name) };
}
