import type { ReactElement } from 'react';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { MAILING_LIST_NAME_LONGEST } from 'shared-types/admin/people/mailing-lists';
import { SUBSCRIBERS_CALLS } from 'shared-types/admin/people/subscribers';
import { HiddenInputs } from '../../parts/admin-form/hidden-inputs.view';
import { Confirmation } from '../../parts/detail-page/notice.view';
import { MailingListFields } from '../../parts/mailing-list-fields/mailing-list-fields.view';
import { listPath, ownValues, type SubscribersPartProps } from './subscribers-part';

export function ListSettings(part: SubscribersPartProps): ReactElement {
  const { block, view, form: anyForm, host } = part;
  const { text } = host;
  // The page's other forms have no name.
  const form = anyForm?.values['name'] === undefined ? undefined : anyForm;
  const { method, path } = SUBSCRIBERS_CALLS.saveList;
  const id = `block-${block}-settings`;
  return (
    <section className="admin-detail-page__part" aria-labelledby={id}>
      <h2 id={id}>{text('settings')}</h2>
      <form className="admin-detail-page__form" method={method} action={path} noValidate>
        <HiddenInputs values={ownValues(part)} />
        <MailingListFields
          block={block}
          form={form}
          name={form?.values['name'] ?? view.list.name}
          requiresConfirmation={
            form ? form.values['requiresConfirmation'] !== undefined : view.list.requiresConfirmation
          }
          longest={MAILING_LIST_NAME_LONGEST}
          text={text}
        />
        <div className="admin-detail-page__actions">
          <button type="submit" className="button">
            {text('save')}
          </button>
        </div>
      </form>
    </section>
  );
}

/** Leads to the service that gets what becomes of subscribers. */
export function ListConnection({ block, view, host: { text } }: SubscribersPartProps): ReactElement {
  const { connection, list } = view;
  const id = `block-${block}-connection`;
  return (
    <section className="admin-detail-page__part" aria-labelledby={id}>
      <h2 id={id}>{text('connection')}</h2>
      <p>{connection ? text('connectedTo', { service: connection.service }) : text('notConnected')}</p>
      {connection !== undefined && connection.failed > 0 && (
        <p>{text('failedChanges', { failed: connection.failed })}</p>
      )}
      <p>
        <a className="admin-subscribers__connection" href={ADMIN_PATH.listConnection.replace('{token}', list.id)}>
          {text(connection ? 'openConnection' : 'connect')}
        </a>
      </p>
    </section>
  );
}

/** The second submission confirms the removal. */
export function ListRemoval(part: SubscribersPartProps): ReactElement {
  const { block, view, form, host } = part;
  const { text } = host;
  // The question about a subscriber is above.
  const question = form?.values['subscriber'] === undefined ? form?.question : undefined;
  const isConfirming = question !== undefined;
  const { method, path } = SUBSCRIBERS_CALLS.removeList;
  const id = `block-${block}-list-removal`;
  return (
    <section className="admin-detail-page__part" aria-labelledby={id}>
      <h2 id={id}>{text('listRemoval')}</h2>
      <form className="admin-detail-page__form" method={method} action={path}>
        <HiddenInputs values={{ ...ownValues(part), ...(isConfirming ? { confirmed: 'yes' } : {}) }} />
        {isConfirming ? <Confirmation question={question} /> : <p>{text('listRemovalHint')}</p>}
        <div className="admin-detail-page__actions">
          <button type="submit" className={isConfirming ? 'button' : 'button button--quiet'}>
            {text(isConfirming ? 'removeYes' : 'listRemove')}
          </button>
          {isConfirming && (
            <a className="button button--quiet" href={listPath(view)}>
              {text('removeNo')}
            </a>
          )}
        </div>
      </form>
    </section>
  );
}
