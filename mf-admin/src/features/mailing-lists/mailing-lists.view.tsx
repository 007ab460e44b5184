import type { ReactElement } from 'react';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import {
  MAILING_LIST_NAME_LONGEST,
  MAILING_LISTS_CALLS,
  type ListedMailingList,
} from 'shared-types/admin/people/mailing-lists';
import type { RenderHost } from 'shared-types/host/render-host';
import type { PropsOf } from 'shared-types/render';
import { HiddenInputs } from '../../parts/admin-form/hidden-inputs.view';
import { Notice } from '../../parts/detail-page/notice.view';
import { MailingListFields } from '../../parts/mailing-list-fields/mailing-list-fields.view';
import { Connection } from './connection.view';
import { ownValues, type ListsPartProps } from './lists-part';
import type { messages } from './mailing-lists.messages';
import './mailing-lists.css';

/** The mailing lists, a form for a new one, and the list of each form of the site. */
export function element(
  { block, data, form }: PropsOf<'admin/mailing-lists/list'>,
  host: RenderHost<typeof messages>,
): ReactElement {
  const view = data['admin/mailing-lists/list'];
  const part = { block: block.id, view, form, host };
  return (
    <div className="admin-mailing-lists">
      <h1>{host.text('title')}</h1>
      <Notice form={form} done={view.done && host.text('done', { done: view.done })} />
      <p>{host.text('intro')}</p>
      {view.lists.length === 0 ? (
        <p>{host.text('empty')}</p>
      ) : (
        <ul className="admin-mailing-lists__list">
          {view.lists.map((list) => (
            <Entry key={list.id} list={list} host={host} />
          ))}
        </ul>
      )}
      <NewList {...part} />
      <Connections {...part} />
    </div>
  );
}

function Entry({
  list: { id, name, requiresConfirmation, counts },
  host: { text },
}: Pick<ListsPartProps, 'host'> & { readonly list: ListedMailingList }): ReactElement {
  return (
    <li className="admin-mailing-lists__entry">
      <a className="admin-mailing-lists__name" href={ADMIN_PATH.subscribers.replace('{token}', id)} dir="auto">
        {name}
      </a>
      <span className="admin-mailing-lists__note">{text('counts', counts)}</span>
      <span className="admin-mailing-lists__note">{text(requiresConfirmation ? 'doubleOptIn' : 'singleOptIn')}</span>
      <a
        className="admin-mailing-lists__service"
        href={ADMIN_PATH.listConnection.replace('{token}', id)}
        aria-label={text('serviceOf', { name })}
      >
        {text('service')}
      </a>
    </li>
  );
}

function NewList(part: ListsPartProps): ReactElement {
  const { block, form, host } = part;
  const { text } = host;
  // The page's other forms have no name.
  const typed = form?.values['name'] === undefined ? undefined : form;
  const id = `block-${block}-create`;
  return (
    <section className="admin-mailing-lists__part" aria-labelledby={id}>
      <h2 id={id}>{text('create')}</h2>
      <form
        className="admin-mailing-lists__form"
        method={MAILING_LISTS_CALLS.createList.method}
        action={MAILING_LISTS_CALLS.createList.path}
        noValidate
      >
        <HiddenInputs values={ownValues(part)} />
        <MailingListFields
          block={block}
          form={typed}
          name={typed?.values['name'] ?? ''}
          requiresConfirmation={typed === undefined || typed.values['requiresConfirmation'] !== undefined}
          longest={MAILING_LIST_NAME_LONGEST}
          text={text}
        />
        <button type="submit" className="button">
          {text('createSubmit')}
        </button>
      </form>
    </section>
  );
}

function Connections(part: ListsPartProps): ReactElement {
  const { block, view, host } = part;
  const { lists, forms } = view;
  const id = `block-${block}-connections`;
  return (
    <section className="admin-mailing-lists__part" aria-labelledby={id}>
      <h2 id={id}>{host.text('connections')}</h2>
      <p>{host.text('connectionsIntro')}</p>
      {forms.length === 0 && <p>{host.text('noForms')}</p>}
      {forms.length > 0 && lists.length === 0 && <p>{host.text('noLists')}</p>}
      {lists.length > 0 && forms.map((form) => <Connection key={form.id} part={part} connected={form} />)}
    </section>
  );
}
