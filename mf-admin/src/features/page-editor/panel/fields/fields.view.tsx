import type { ReactElement } from 'react';
import type { FieldsProps } from '../settings/panel-context';
import { isFieldShown } from 'shared-types/site/is-field-shown';
import { EditorFieldView } from './field.view';

/** The fields that the values beside them ask for. */
export function EditorFields({ fields, scope, panel }: FieldsProps): ReactElement {
  return (
    <>
      {fields.map(
        (field, index) =>
          isFieldShown(field, scope.values) && (
            // Two fields of a panel may fill in the same setting.
            <EditorFieldView key={`${index} ${field.key}`} field={field} scope={scope} panel={panel} />
          ),
      )}
    </>
  );
}
