import type { ReactElement } from 'react';
import { FIELD_VALUE_MAX, type FieldType } from 'shared-types/forms/contact-form';
import { FILE_GROUPS, FORM_UPLOAD_LIMIT } from 'shared-types/forms/form-upload';
import { FIELD_PROPERTIES, FORM_LIMIT, VANILLA_PROPERTIES, type FieldProperty } from 'shared-types/forms/form-builder';
import { AreaField, BoxField, ChoiceField, COUNT, LineField } from '../../parts/settings-form/settings-controls.view';
import { rowName, TEMPLATE_ROW, valueOf, type FormValues } from './form-host';

/** Those with one input each, and no logic. */
type OwnProperty = Exclude<FieldProperty, 'shownWhen' | 'startsPage' | 'amounts'>;

interface PropertiesProps extends FormValues {
  readonly row: number;
  readonly type: FieldType;
}

/** The properties that the type has, in their order. */
export function FieldProperties({ row, type, ...formValues }: PropertiesProps): ReactElement {
  const vanilla: Partial<Record<FieldType, readonly OwnProperty[]>> = formValues.view.isVanilla
    ? VANILLA_PROPERTIES
    : {};
  const properties: readonly OwnProperty[] = [...FIELD_PROPERTIES[type], ...(vanilla[type] ?? [])];
  return (
    <>
      {properties.map((property) => (
        <Property key={property} {...formValues} row={row} type={type} property={property} />
      ))}
    </>
  );
}

function Property({
  row,
  type,
  property,
  ...formValues
}: PropertiesProps & { readonly property: OwnProperty }): ReactElement {
  const { block, form, host } = formValues;
  const name = rowName(row, property);
  const isNewOptions = property === 'options' && row === TEMPLATE_ROW;
  const field = { block, form, name, label: host.text(property), value: valueOf(formValues, name) };
  switch (property) {
    case 'required':
    case 'showCountryCode':
    case 'underline':
      return <BoxField {...field} />;
    case 'description':
      return <AreaField {...field} more={{ rows: 2, maxLength: FORM_LIMIT.description }} />;
    case 'options':
      return (
        <AreaField
          {...field}
          value={isNewOptions ? host.text('newOptions') : field.value}
          label={host.text(type === 'likert' ? 'questions' : 'options')}
          hint={host.text(type === 'checkbox' ? 'optionsHintCheckbox' : 'optionsHint')}
          more={{ rows: 4 }}
        />
      );
    case 'accepts':
      return <ChoiceField {...field} choices={FILE_GROUPS.map((group) => [group, host.text(`accepts-${group}`)])} />;
    case 'mostFiles':
      return <LineField {...field} hint={host.text('mostFilesHint', { most: FORM_UPLOAD_LIMIT.files })} more={COUNT} />;
    case 'formula':
      return <AreaField {...field} hint={host.text('formulaHint')} more={{ rows: 2, dir: 'ltr', spellCheck: false }} />;
    case 'maxLength':
      return <LineField {...field} hint={host.text('maxLengthHint', { most: FIELD_VALUE_MAX })} more={COUNT} />;
    case 'key':
      return <LineField {...field} hint={host.text('keyHint')} more={{ maxLength: FORM_LIMIT.key, dir: 'ltr' }} />;
    default:
      return <LineField {...field} more={{ maxLength: FORM_LIMIT[property] }} />;
  }
}
