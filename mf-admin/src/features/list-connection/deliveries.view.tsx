import type { ReactElement } from 'react';
import {
  LIST_CONNECTION_CALLS,
  type DeliveryTrouble,
  type FailedChange,
  type SavedListConnection,
} from 'shared-types/admin/people/list-connection';
import { HiddenInputs } from '../../parts/admin-form/hidden-inputs.view';
import { Facts } from '../../parts/detail-page/facts.view';
import { ownValues, type ConnectionPartProps } from './connection-part';

interface SavedPartProps {
  readonly part: ConnectionPartProps;
  readonly saved: SavedListConnection;
}

/** What the service has, what waits, and a test. */
export function Deliveries({ part, saved }: SavedPartProps): ReactElement {
  const { block, host } = part;
  const { text } = host;
  const { service, deliveredText, waiting, failed, trouble, nextText = '' } = saved;
  const { method, path } = LIST_CONNECTION_CALLS.testConnection;
  const id = `block-${block}-state`;
  return (
    <section className="admin-detail-page__part" aria-labelledby={id}>
      <h2 id={id}>{text('state')}</h2>
      <Facts
        facts={[
          [text('service'), text('serviceName', { service })],
          [text('delivered'), deliveredText ?? text('never')],
          [text('waiting'), String(waiting)],
          [text('failed'), String(failed)],
        ]}
      />
      {trouble && (
        <div className="admin-list-connection__trouble">
          <p>{text('trouble', { time: nextText })}</p>
          <Trouble {...trouble} />
        </div>
      )}
      <form className="admin-detail-page__form" method={method} action={path}>
        <HiddenInputs values={ownValues(part)} />
        <p id={`${id}-test`} className="admin-muted">
          {text('testHint', { service })}
        </p>
        <div className="admin-detail-page__actions">
          <button type="submit" className="button button--quiet" aria-describedby={`${id}-test`}>
            {text('test')}
          </button>
        </div>
      </form>
      {failed > 0 && <Failures part={part} saved={saved} />}
    </section>
  );
}

function Failures({ part, saved: { failures, failed } }: SavedPartProps): ReactElement {
  const { block, host } = part;
  const { text } = host;
  const { method, path } = LIST_CONNECTION_CALLS.resendChanges;
  const id = `block-${block}-failures`;
  return (
    <>
      <h3 id={id}>{text('failures')}</h3>
      <p className="admin-muted">
        {failures.length < failed ? text('failuresMore', { shown: failures.length, failed }) : text('failuresKept')}
      </p>
      <form method={method} action={path}>
        <HiddenInputs values={ownValues(part)} />
        <button type="submit" className="button">
          {text('sendAllAgain')}
        </button>
      </form>
      <ul className="admin-list-connection__failures" aria-labelledby={id}>
        {failures.map((change) => (
          <Failure key={change.id} part={part} change={change} />
        ))}
      </ul>
    </>
  );
}

interface FailureProps {
  readonly part: ConnectionPartProps;
  readonly change: FailedChange;
}

function Failure({ part, change: { id, email, status, changedText, ...trouble } }: FailureProps): ReactElement {
  const { text } = part.host;
  const { method, path } = LIST_CONNECTION_CALLS.resendChanges;
  return (
    <li className="admin-list-connection__failure">
      <div className="admin-list-connection__facts">
        <bdi className="admin-list-connection__email">{email}</bdi>
        <p className="admin-muted">{text('status', { status, time: changedText })}</p>
        <Trouble {...trouble} />
      </div>
      <form method={method} action={path}>
        <HiddenInputs values={{ ...ownValues(part), change: id }} />
        <button type="submit" className="button button--quiet" aria-label={text('sendAgainName', { email })}>
          {text('sendAgain')}
        </button>
      </form>
    </li>
  );
}

/** What a service says is in its own language, and may be long. */
function Trouble({ text, detail }: DeliveryTrouble): ReactElement {
  return (
    <>
      <p>{text}</p>
      {detail !== undefined && (
        <p className="admin-list-connection__detail" dir="auto">
          {detail}
        </p>
      )}
    </>
  );
}
