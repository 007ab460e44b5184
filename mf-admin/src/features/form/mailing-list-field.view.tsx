import type { ReactElement } from 'react';
import type { FormMailingList } from 'shared-types/admin/forms/form';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { ChoiceField } from '../../parts/settings-form/settings-controls.view';
import { valueOf, type FormHost, type FormValues } from './form-host';

/** The mailing list that answers are subscribed to, by its name; for accounts that may choose one. */
export function MailingListField(formValues: FormValues): ReactElement | null {
  const {
    block,
    form,
    host,
    view: { lists },
  } = formValues;
  const { text } = host;
  const value = valueOf(formValues, 'listId');
  if (!lists) return null;
  if (lists.length === 0 && value === '')
    return (
      <p>
        {text('noLists')}{' '}
        <a className="admin-form__link" href={ADMIN_PATH.mailingLists}>
          {text('createList')}
        </a>
      </p>
    );
  const isGone = value !== '' && !lists.some(({ id }) => id === value);
  return (
    <ChoiceField
      {...{ block, form, name: 'listId', label: text('listId'), hint: text('listIdHint'), value }}
      choices={[
        ['', text('noList')],
        ...(isGone ? [[value, text('listGone')] as const] : []),
        ...lists.map((list) => [list.id, nameOf(list, host)] as const),
      ]}
    />
  );
}

function nameOf({ name, service }: FormMailingList, { text }: FormHost): string {
  return service === undefined ? name : text('listSentTo', { name, service });
}
