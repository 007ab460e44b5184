import type { ReactElement } from 'react';
import { SPARE_FIELDS } from 'shared-types/admin/forms/form';
import { FORM_LIMIT } from 'shared-types/forms/form-builder';
import { LineField } from '../../parts/settings-form/settings-controls.view';
import { SettingsNotes } from '../../parts/settings-form/settings-field.view';
import { FIELD_TYPES, filledRows, TEMPLATE_ROW, valueOf, type FormValues } from './form-host';
import { Picture, Row } from './form-row.view';

/** The heading of the form and its fields. */
export function BuildPart(formValues: FormValues): ReactElement {
  const { block, form, host } = formValues;
  const rows = filledRows(formValues);
  const last = rows.at(-1)?.number ?? 0;
  const spare = Array.from({ length: SPARE_FIELDS }, (_, index) => ({ number: last + index + 1, type: undefined }));
  return (
    <>
      <LineField
        block={block}
        form={form}
        name="title"
        label={host.text('heading')}
        hint={host.text('headingHint')}
        value={valueOf(formValues, 'title')}
        more={{ maxLength: FORM_LIMIT.title }}
      />
      <fieldset className="admin-form__part">
        <legend className="admin-form__subtitle">{host.text('fields')}</legend>
        <SettingsNotes block={block} name="fields" hint={host.text('fieldsHint')} form={form} />
        <ol className="admin-form__rows" data-rows="">
          {[...rows, ...spare].map((row) => (
            <Row key={row.number} {...formValues} row={row} />
          ))}
        </ol>
        <Palette {...formValues} />
      </fieldset>
    </>
  );
}

/** Buttons that add a field, with the templates they add. Without script, empty rows replace them. */
function Palette(formValues: FormValues): ReactElement {
  const { block, host } = formValues;
  const id = `block-${block}-palette`;
  return (
    <div className="admin-form__adding" role="group" aria-labelledby={id} data-palette="" hidden>
      <p id={id} className="admin-form__subtitle">
        {host.text('add')}
      </p>
      <ul className="admin-form__palette">
        {FIELD_TYPES.map((type) => (
          <li key={type}>
            <button className="button button--quiet admin-form__add" type="button" data-add={type}>
              <Picture type={type} />
              {host.text(`type-${type}`)}
            </button>
            <template data-new={type}>
              <Row {...formValues} form={undefined} row={{ number: TEMPLATE_ROW, type }} />
            </template>
          </li>
        ))}
      </ul>
    </div>
  );
}
