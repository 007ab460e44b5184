import type { ReactElement, ReactNode } from 'react';
import { CONFIG_PATH } from 'shared-types/config/config-path';
import type { ConfigPart, HomeView } from 'shared-types/config/home';
import { PLAN_CALLS } from 'shared-types/config/plan';
import type { RenderHost } from 'shared-types/host/render-host';
import type { PropsOf } from 'shared-types/render';
import type { strings } from './home.strings';
import { Survey } from './survey.view';
import { SignOut } from './sign-out.view';
import './home.css';

type Props = PropsOf<'config/home/account'>;
type HomeHost = RenderHost<typeof strings>;

/** Where each part is. */
const PATHS: Readonly<Record<ConfigPart, string>> = {
  design: CONFIG_PATH.design,
  orders: CONFIG_PATH.orders,
  products: CONFIG_PATH.products,
  categories: CONFIG_PATH.categories,
  reviews: CONFIG_PATH.reviews,
  coupons: CONFIG_PATH.coupons,
  shipping: CONFIG_PATH.shipping,
  taxes: CONFIG_PATH.taxes,
  submissions: CONFIG_PATH.submissions,
  visits: CONFIG_PATH.visits,
  sales: CONFIG_PATH.sales,
  speed: CONFIG_PATH.speed,
  errors: CONFIG_PATH.errors,
  remotes: CONFIG_PATH.remotes,
  survey: CONFIG_PATH.survey,
  cookieSettings: CONFIG_PATH.cookieSettings,
  announcement: CONFIG_PATH.announcement,
  headerFooter: CONFIG_PATH.headerFooter,
  siteLanguages: CONFIG_PATH.siteLanguages,
  members: CONFIG_PATH.members,
  plan: PLAN_CALLS.changePlan.path,
};

/** Who is signed in and with which roles, what that opens, and the way out. */
export function element({ block, data, form }: Props, host: HomeHost): ReactElement {
  const view = data['config/home/account'];
  const isOfSurvey = form?.values['quarter'] !== undefined;
  return (
    <div className="config-home">
      {view.backTo !== undefined && (
        <p>
          <a href={view.backTo}>{host.text('back')}</a>
        </p>
      )}
      <h1>{host.text('title')}</h1>
      <Limit view={view} host={host} />
      <section className="config-home__part" aria-labelledby={`block-${block.id}-parts`}>
        <h2 id={`block-${block.id}-parts`}>{host.text('parts')}</h2>
        <Parts view={view} host={host} />
      </section>
      <Survey block={block.id} survey={view.survey} form={isOfSurvey ? form : undefined} host={host} />
      <section className="config-home__part" aria-labelledby={`block-${block.id}-account`}>
        <h2 id={`block-${block.id}-account`}>{host.text('account')}</h2>
        <Account view={view} host={host} />
        <p>
          <a className="config-home__link" href={CONFIG_PATH.sessions}>
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

/** The words for what the site’s plan limits. */
const LIMITS = { trial: 'trial', 'past-due': 'pastDue', expired: 'expired' } as const;

/** What the site’s plan limits, and who can see to it. */
function Limit({ view: { limitedBy, parts }, host }: ViewProps): ReactElement | null {
  if (!limitedBy) return null;
  return (
    <p className="config-home__limit">
      {host.text(LIMITS[limitedBy])}{' '}
      {parts.includes('plan') ? (
        <a href={PLAN_CALLS.upgrade.path}>{host.text('seeToPlan')}</a>
      ) : (
        host.text('askAboutPlan')
      )}
    </p>
  );
}

function Parts({ view: { parts }, host }: ViewProps): ReactElement {
  if (parts.length === 0) return <p>{host.text('nothing')}</p>;
  return (
    <ul className="config-home__links">
      {parts.map((part) => (
        <li key={part}>
          <a className="config-home__link" href={PATHS[part]}>
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
    <dl className="config-home__account">
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
    <div className="config-home__row">
      <dt className="config-home__name">{name}</dt>
      <dd className="config-home__value">{children}</dd>
    </div>
  );
}
