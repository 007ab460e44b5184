import type { ReactElement, ReactNode } from 'react';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import type { AdminPart, HomeView } from 'shared-types/admin/home';
import { BILLING_PLAN_CALLS } from 'shared-types/admin/billing-plan';
import type { RenderHost } from 'shared-types/host/render-host';
import type { PropsOf } from 'shared-types/render';
import type { messages } from './home.messages';
import { Survey } from './survey.view';
import { SignOut } from './sign-out.view';
import './home.css';

type Props = PropsOf<'admin/home/account'>;
type HomeHost = RenderHost<typeof messages>;

/** Where each part is. */
const PATHS: Readonly<Record<AdminPart, string>> = {
  design: ADMIN_PATH.design,
  orders: ADMIN_PATH.orders,
  products: ADMIN_PATH.products,
  categories: ADMIN_PATH.categories,
  reviews: ADMIN_PATH.reviews,
  coupons: ADMIN_PATH.coupons,
  shipping: ADMIN_PATH.shipping,
  taxes: ADMIN_PATH.taxes,
  submissions: ADMIN_PATH.submissions,
  visits: ADMIN_PATH.visits,
  sales: ADMIN_PATH.sales,
  speed: ADMIN_PATH.speed,
  errors: ADMIN_PATH.errors,
  remotes: ADMIN_PATH.remotes,
  survey: ADMIN_PATH.survey,
  cookieSettings: ADMIN_PATH.cookieSettings,
  announcement: ADMIN_PATH.announcement,
  headerFooter: ADMIN_PATH.headerFooter,
  siteLanguages: ADMIN_PATH.siteLanguages,
  members: ADMIN_PATH.members,
  billingPlan: BILLING_PLAN_CALLS.changePlan.path,
};

/** Who is signed in and with which roles, what that opens, and the way out. */
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
        <Parts view={view} host={host} />
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

/** The messages for what the site’s billing plan limits. */
const LIMITS = { trial: 'trial', 'past-due': 'pastDue', expired: 'expired' } as const;

/** What the site’s billing plan limits, and who can see to it. */
function Limit({ view: { limitedBy, parts }, host }: ViewProps): ReactElement | null {
  if (!limitedBy) return null;
  return (
    <p className="admin-home__limit">
      {host.text(LIMITS[limitedBy])}{' '}
      {parts.includes('billingPlan') ? (
        <a href={BILLING_PLAN_CALLS.upgrade.path}>{host.text('seeToPlan')}</a>
      ) : (
        host.text('contactAdministrator')
      )}
    </p>
  );
}

function Parts({ view: { parts }, host }: ViewProps): ReactElement {
  if (parts.length === 0) return <p>{host.text('nothing')}</p>;
  return (
    <ul className="admin-home__links">
      {parts.map((part) => (
        <li key={part}>
          <a className="admin-home__link" href={PATHS[part]}>
            {host.text(part)}
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
