import type { ReactElement } from 'react';
import { PRODUCT_TYPE } from 'shared-types/commerce/product';
import { CONFIG_PATH } from 'shared-types/config/config-path';
import { TAX_EDITOR_CALLS, TAX_NAME_LENGTH, type TaxEditorView } from 'shared-types/config/tax-editor';
import type { PropsOf } from 'shared-types/render';
import { Places } from '../../parts/rule-form/places.view';
import { valueOf, type RuleFilling } from '../../parts/rule-form/rule-filling';
import { RuleForm } from '../../parts/rule-form/rule-form.view';
import { AMOUNT, BoxField, ChoiceField, LineField } from '../../parts/settings-form/settings-controls.view';
import type { TaxEditorHost } from './tax-editor-host';

interface Filling extends RuleFilling {
  readonly view: TaxEditorView;
  readonly host: TaxEditorHost;
}

/** Everything a tax rule has, as one form. */
export function element({ block, data, form }: PropsOf<'config/tax-editor/rule'>, host: TaxEditorHost): ReactElement {
  const view = data['config/tax-editor/rule'];
  const filling = { block: block.id, view, form, host };
  const { saveTaxRule: save, removeTaxRule: remove } = TAX_EDITOR_CALLS;
  return (
    <RuleForm
      {...filling}
      title={view.saved?.values.name ?? ''}
      listPath={CONFIG_PATH.taxes}
      editorPath={CONFIG_PATH.taxEditor}
      save={save}
      remove={remove}
    >
      <BoxField {...hinted(filling, 'isOn')} />
      <LineField {...hinted(filling, 'name')} more={{ maxLength: TAX_NAME_LENGTH, required: true }} />
      <LineField {...hinted(filling, 'rate')} more={{ ...AMOUNT, required: true }} />
      <ChoiceField
        {...field(filling, 'country', host.text('country'))}
        choices={view.countries.map(({ code, name }) => [code, name])}
      />
      <Places {...filling} />
      <BoxField {...hinted(filling, 'taxesShipping')} />
      <Types {...filling} />
    </RuleForm>
  );
}

function field({ block, form, view }: Filling, name: string, label: string) {
  return { block, form, name, label, value: valueOf({ form, view }, name) };
}

function hinted(filling: Filling, name: 'isOn' | 'name' | 'rate' | 'taxesShipping') {
  const { text } = filling.host;
  return { ...field(filling, name, text(name)), hint: text(`${name}Hint`) };
}

function Types(filling: Filling): ReactElement {
  const { text } = filling.host;
  return (
    <fieldset className="config-rule-form__part">
      <legend className="config-rule-form__legend">{text('types')}</legend>
      <p className="field__hint">{text('typesHint')}</p>
      {Object.values(PRODUCT_TYPE).map((type) => (
        <BoxField key={type} {...field(filling, `type.${type}`, text('typeName', { type: String(type) }))} />
      ))}
    </fieldset>
  );
}
