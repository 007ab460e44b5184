import type { ReactElement } from 'react';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { LIST_CONNECTION_CALLS, LIST_SERVICES } from 'shared-types/admin/people/list-connection';
import type { RenderHost } from 'shared-types/host/render-host';
import type { PropsOf } from 'shared-types/render';
import { HiddenInputs } from '../../parts/admin-form/hidden-inputs.view';
import { DetailPage } from '../../parts/detail-page/detail-page.view';
import { Confirmation, Notice } from '../../parts/detail-page/notice.view';
import { ConnectionForm } from './connection-form.view';
import { connectionPath, ownValues, type ConnectionPartProps } from './connection-part';
import { Deliveries } from './deliveries.view';
import type { messages } from './list-connection.messages';
import './list-connection.css';

/** The service that a mailing list is connected to: how it goes, the services to choose from, and the fields of one. */
export function element(
  { block, data, form }: PropsOf<'admin/list-connection/connection'>,
  host: RenderHost<typeof messages>,
): ReactElement {
  const view = data['admin/list-connection/connection'];
  const { list, saved, service, done } = view;
  const { text } = host;
  const part = { block: block.id, view, form, host };
  const path = ADMIN_PATH.subscribers.replace('{token}', list.id);
  return (
    <DetailPage title={text('title')}>
      <p>
        <a href={path} dir="auto">
          {list.name}
        </a>
      </p>
      <Notice form={form} done={done && text('done', { done })} />
      {saved?.secret !== undefined && <Secret block={block.id} secret={saved.secret} host={host} />}
      <p>{text('intro')}</p>
      {saved === undefined && <p>{text('introPast')}</p>}
      {saved && <Deliveries part={part} saved={saved} />}
      <Services {...part} />
      {service && <ConnectionForm part={part} service={service} />}
      {saved && <Removal {...part} />}
    </DetailPage>
  );
}

interface SecretProps extends Pick<ConnectionPartProps, 'block' | 'host'> {
  readonly secret: string;
}

function Secret({ block, secret, host: { text } }: SecretProps): ReactElement {
  const id = `block-${block}-secret`;
  return (
    <section className="admin-list-connection__secret" aria-labelledby={id}>
      <h2 id={id}>{text('secret')}</h2>
      <p>{text('secretHint')}</p>
      <code dir="ltr">{secret}</code>
    </section>
  );
}

function Services({ block, view, host }: ConnectionPartProps): ReactElement {
  const { text } = host;
  const id = `block-${block}-services`;
  return (
    <nav className="admin-detail-page__part" aria-labelledby={id}>
      <h2 id={id}>{text('choice')}</h2>
      <ul className="admin-list-connection__services">
        {LIST_SERVICES.map((service) => (
          <li key={service} className="admin-list-connection__service">
            <a
              href={connectionPath(view, service, host)}
              aria-current={view.service === service ? 'true' : undefined}
              aria-describedby={`${id}-${service}`}
            >
              {text('serviceName', { service })}
            </a>
            <span id={`${id}-${service}`} className="admin-muted">
              {text('about', { service })} {view.saved?.service === service && <strong>{text('connected')}</strong>}
            </span>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The second submission confirms the removal. */
function Removal(part: ConnectionPartProps): ReactElement {
  const { block, view, form, host } = part;
  const { text } = host;
  const question = form?.question;
  const isConfirming = question !== undefined;
  const { method, path } = LIST_CONNECTION_CALLS.removeConnection;
  const id = `block-${block}-removal`;
  return (
    <section className="admin-detail-page__part" aria-labelledby={id}>
      <h2 id={id}>{text('removal')}</h2>
      <form className="admin-detail-page__form" method={method} action={path}>
        <HiddenInputs values={{ ...ownValues(part), ...(isConfirming ? { confirmed: 'yes' } : {}) }} />
        {isConfirming ? <Confirmation question={question} /> : <p>{text('removalHint')}</p>}
        <div className="admin-detail-page__actions">
          <button type="submit" className={isConfirming ? 'button' : 'button button--quiet'}>
            {text(isConfirming ? 'removeYes' : 'remove')}
          </button>
          {isConfirming && (
            <a className="button button--quiet" href={connectionPath(view, undefined, host)}>
              {text('removeNo')}
            </a>
          )}
        </div>
      </form>
    </section>
  );
}
