import type { ReactElement } from 'react';
import { CONFIG_PATH } from 'shared-types/config/config-path';
import { SHIPPING_EDITOR_CALLS, SHIPPING_LIMIT, type ShippingEditorView } from 'shared-types/config/shipping-editor';
import type { PropsOf } from 'shared-types/render';
import { Places } from '../../parts/rule-form/places.view';
import { valueOf, type RuleFilling } from '../../parts/rule-form/rule-filling';
import { RuleForm } from '../../parts/rule-form/rule-form.view';
import { AMOUNT, AreaField, BoxField, LineField } from '../../parts/settings-form/settings-controls.view';
import type { ShippingEditorHost } from './shipping-editor-host';
import { WeightSteps } from './weight-steps.view';

/** What the fields of a way to send goods are filled from. */
export interface ShippingFilling extends RuleFilling {
  readonly view: ShippingEditorView;
  readonly host: ShippingEditorHost;
}

/** Everything a way to send goods has, as one form. */
export function element(
  { block, data, form }: PropsOf<'config/shipping-editor/option'>,
  host: ShippingEditorHost,
): ReactElement {
  const view = data['config/shipping-editor/option'];
  const filling = { block: block.id, view, form, host };
  const { saveShippingOption: save, removeShippingOption: remove } = SHIPPING_EDITOR_CALLS;
  return (
    <RuleForm
      {...filling}
      title={view.saved?.values.name ?? ''}
      listPath={CONFIG_PATH.shipping}
      editorPath={CONFIG_PATH.shippingEditor}
      save={save}
      remove={remove}
    >
      <BoxField {...field(filling, 'isOn')} />
      <LineField {...field(filling, 'name')} more={{ maxLength: SHIPPING_LIMIT.nameLength, required: true }} />
      <div className="config-rule-form__fields">
        <LineField {...field(filling, 'cost')} more={{ ...AMOUNT, required: true }} />
        <LineField {...field(filling, 'freeFrom')} more={AMOUNT} />
      </div>
      <AreaField {...field(filling, 'countries')} more={{ rows: 5 }} />
      <Places {...filling} />
      <WeightSteps {...filling} />
    </RuleForm>
  );
}

type Name = 'isOn' | 'name' | 'cost' | 'freeFrom' | 'countries';

function field({ block, form, view, host: { text } }: ShippingFilling, name: Name) {
  const { currency } = view;
  const words = { label: text(name, { currency }), hint: text(`${name}Hint`) };
  return { block, form, name, ...words, value: valueOf({ form, view }, name) };
}
