import type { ReactElement } from 'react';
import { PRODUCT_TYPE } from 'shared-types/commerce/product';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { TAX_EDITOR_CALLS, TAX_NAME_LENGTH, type TaxEditorView } from 'shared-types/admin/store/tax-editor';
import type { ViewHost } from 'shared-types/host/render-host';
import type { PropsOf } from 'shared-types/render';
import { Places } from '../../parts/rule-form/places.view';
import { valueOf, type RuleFormValues } from '../../parts/rule-form/rule-form-values';
import { RuleForm } from '../../parts/rule-form/rule-form.view';
import { FormPart } from '../../parts/settings-form/form-part.view';
import { AMOUNT, BoxField, ChoiceField, LineField } from '../../parts/settings-form/settings-controls.view';
import type { messages } from './tax-editor.messages';

interface FormValues extends RuleFormValues {
  readonly view: TaxEditorView;
  readonly host: ViewHost<typeof messages>;
}

/** Everything a tax rule has, as one form. */
export function element(
  { block, data, form }: PropsOf<'admin/tax-editor/rule'>,
  host: ViewHost<typeof messages>,
): ReactElement {
  const view = data['admin/tax-editor/rule'];
  const formValues = { block: block.id, view, form, host };
  const { saveTaxRule: save, removeTaxRule: remove } = TAX_EDITOR_CALLS;
  return (
    <RuleForm
      {...formValues}
      title={view.saved?.values.name ?? ''}
      editorPath={ADMIN_PATH.taxEditor}
      save={save}
      remove={remove}
    >
      <BoxField {...hinted(formValues, 'isOn')} />
      <LineField {...hinted(formValues, 'name')} more={{ maxLength: TAX_NAME_LENGTH, required: true }} />
      <LineField {...hinted(formValues, 'rate')} more={{ ...AMOUNT, required: true }} />
      <ChoiceField
        {...field(formValues, 'country', host.text('country'))}
        choices={view.countries.map(({ code, name }) => [code, name])}
      />
      <Places {...formValues} />
      <BoxField {...hinted(formValues, 'taxesShipping')} />
      <Types {...formValues} />
    </RuleForm>
  );
}

function field({ block, form, view }: FormValues, name: string, label: string) {
  return { block, form, name, label, value: valueOf({ form, view }, name) };
}

function hinted(formValues: FormValues, name: 'isOn' | 'name' | 'rate' | 'taxesShipping') {
  const { text } = formValues.host;
  return { ...field(formValues, name, text(name)), hint: text(`${name}Hint`) };
}

function Types(formValues: FormValues): ReactElement {
  const { text } = formValues.host;
  return (
    <FormPart title={text('types')}>
      <p className="field__hint">{text('typesHint')}</p>
      {Object.values(PRODUCT_TYPE).map((type) => (
        <BoxField key={type} {...field(formValues, `type.${type}`, text('typeName', { type: String(type) }))} />
      ))}
    </FormPart>
  );
}
