import type { ReactElement } from 'react';
import type { FormState } from 'shared-types/render';
import { fieldId } from 'shared-types/site/field';
import { SettingsField } from '../settings-form/settings-field.view';
import './mailing-list-fields.css';

type FieldMessage = 'name' | 'nameHint' | 'requiresConfirmation' | 'requiresConfirmationHint';

interface MailingListFieldsProps {
  readonly block: string;
  readonly form: FormState | undefined;
  readonly name: string;
  readonly requiresConfirmation: boolean;
  readonly longest: number;
  readonly text: (key: FieldMessage) => string;
}

/**
 * Name and double opt-in of a mailing list.
 * @implements MAIL-05
 */
export function MailingListFields({
  block,
  form,
  name,
  requiresConfirmation,
  longest,
  text,
}: MailingListFieldsProps): ReactElement {
  const field = { block, name: 'name', label: text('name'), hint: text('nameHint'), form };
  const boxId = fieldId(block, 'requiresConfirmation');
  return (
    <>
      <SettingsField {...field}>
        {(control) => <input type="text" required maxLength={longest} defaultValue={name} dir="auto" {...control} />}
      </SettingsField>
      <div>
        <p className="admin-mailing-list-fields__box">
          <input
            id={boxId}
            type="checkbox"
            name="requiresConfirmation"
            value="yes"
            defaultChecked={requiresConfirmation}
            aria-describedby={`${boxId}-hint`}
          />
          <label htmlFor={boxId}>{text('requiresConfirmation')}</label>
        </p>
        <p className="field__hint" id={`${boxId}-hint`}>
          {text('requiresConfirmationHint')}
        </p>
      </div>
    </>
  );
}
