import type { ReactElement, ReactNode } from 'react';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import type { HomeView } from 'shared-types/admin/home';
import { BILLING_PLAN_CALLS } from 'shared-types/admin/billing-plan';
import type { RenderHost } from 'shared-types/host/render-host';
import type { PropsOf } from 'shared-types/render';
import type { messages } from './home.messages';
import { Survey } from './survey.view';
import { SignOut } from './sign-out.view';
import './home.css';

type Props = PropsOf<'admin/home/account'>;
type HomeHost = RenderHost<typeof messages>;

/** The signed-in account with its roles, the pages it may open, and the sign-out button. */
export function element({ block, data, form }: Props, host: HomeHost): ReactElement {
  const view = data['admin/home/account'];
  const isOfSurvey = form?.values['quarter'] !== undefined;
  return (
    <div className="admin-home">
      {view.backTo !== undefined && (
        <p>
          <a href={view.backTo}>{host.text('back')}</a>
        </p>
      )}
      <h1>{host.text('title')}</h1>
      <Limit view={view} host={host} />
      <section className="admin-home__part" aria-labelledby={`block-${block.id}-parts`}>
        <h2 id={`block-${block.id}-parts`}>{host.text('parts')}</h2>
        <Links view={view} host={host} />
      </section>
      <Survey block={block.id} survey={view.survey} form={isOfSurvey ? form : undefined} host={host} />
      <section className="admin-home__part" aria-labelledby={`block-${block.id}-account`}>
        <h2 id={`block-${block.id}-account`}>{host.text('account')}</h2>
        <Account view={view} host={host} />
        <p>
          <a className="admin-home__link" href={ADMIN_PATH.sessions}>
            {host.text('sessions')}
          </a>
        </p>
        <SignOut block={block.id} form={isOfSurvey ? undefined : form} host={host} />
      </section>
    </div>
  );
}

interface ViewProps {
  readonly view: HomeView;
  readonly host: HomeHost;
}

const LIMITS = { trial: 'trial', 'past-due': 'pastDue', expired: 'expired' } as const;

/** Limits of the site's billing plan, and who can change it. */
function Limit({ view: { limitedBy, links }, host }: ViewProps): ReactElement | null {
  if (!limitedBy) return null;
  return (
    <p className="admin-home__limit">
      {host.text(LIMITS[limitedBy])}{' '}
      {links.some(({ path }) => path === BILLING_PLAN_CALLS.changePlan.path) ? (
        <a href={BILLING_PLAN_CALLS.upgrade.path}>{host.text('seeToPlan')}</a>
      ) : (
        host.text('contactAdministrator')
      )}
    </p>
  );
}

function Links({ view: { links }, host }: ViewProps): ReactElement {
  if (links.length === 0) return <p>{host.text('nothing')}</p>;
  return (
    <ul className="admin-home__links">
      {links.map(({ path, text }) => (
        <li key={path}>
          <a className="admin-home__link" href={path}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}

function Account({ view, host }: ViewProps): ReactElement {
  const { displayName, email, roles, since, sinceText } = view;
  return (
    <dl className="admin-home__account">
      <Row name={host.text('name')}>
        <span dir="auto">{displayName}</span>
      </Row>
      <Row name={host.text('email')}>
        <bdi>{email}</bdi>
      </Row>
      <Row name={host.text('roles', { count: roles.length })}>
        {roles.map((role) => host.text('role', { role })).join(', ')}
      </Row>
      <Row name={host.text('since')}>
        <time dateTime={since}>{sinceText}</time>
      </Row>
    </dl>
  );
}

function Row({ name, children }: { readonly name: string; readonly children: ReactNode }): ReactElement {
  return (
    <div className="admin-home__row">
      <dt className="admin-home__name">{name}</dt>
      <dd className="admin-home__value">{children}</dd>
    </div>
  );
}
