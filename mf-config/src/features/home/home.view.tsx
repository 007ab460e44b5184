import type { ReactElement, ReactNode } from 'react';
import { CONFIG_PATH } from 'shared-types/config/config-path';
import type { ConfigPart, HomeView } from 'shared-types/config/home';
import { PLAN_CALLS } from 'shared-types/config/plan';
import type { RenderHost } from 'shared-types/host/render-host';
import type { PropsOf } from 'shared-types/render';
import type { strings } from './home.strings';
import { SignOut } from './sign-out.view';
import './home.css';

type Props = PropsOf<'config/home/account'>;
type HomeHost = RenderHost<typeof strings>;

/** Where each part is. */
const PATHS: Readonly<Record<ConfigPart, string>> = {
  orders: CONFIG_PATH.orders,
  products: CONFIG_PATH.products,
  coupons: CONFIG_PATH.coupons,
  shipping: CONFIG_PATH.shipping,
  taxes: CONFIG_PATH.taxes,
  submissions: CONFIG_PATH.submissions,
  visits: CONFIG_PATH.visits,
  sales: CONFIG_PATH.sales,
  speed: CONFIG_PATH.speed,
  errors: CONFIG_PATH.errors,
  remotes: CONFIG_PATH.remotes,
};

/** Who is signed in and with which roles, what that opens, and the way out. */
export function element({ block, data, form }: Props, host: HomeHost): ReactElement {
  const view = data['config/home/account'];
  return (
    <div className="config-home">
      {view.backTo !== undefined && (
        <p>
          <a href={view.backTo}>{host.text('back')}</a>
        </p>
      )}
      <h1>{host.text('title')}</h1>
      <Limit view={view} host={host} />
      <section className="config-home__part" aria-labelledby={`${block.id}-parts`}>
        <h2 id={`${block.id}-parts`}>{host.text('parts')}</h2>
        <Parts view={view} host={host} />
      </section>
      <section className="config-home__part" aria-labelledby={`${block.id}-account`}>
        <h2 id={`${block.id}-account`}>{host.text('account')}</h2>
        <Account view={view} host={host} />
        <SignOut block={block.id} form={form} host={host} />
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
function Limit({ view: { limitedBy, opensPlan }, host }: ViewProps): ReactElement | null {
  if (!limitedBy) return null;
  return (
    <p className="config-home__limit">
      {host.text(LIMITS[limitedBy])}{' '}
      {opensPlan ? <a href={PLAN_CALLS.upgrade.path}>{host.text('seeToPlan')}</a> : host.text('askAboutPlan')}
    </p>
  );
}

function Parts({ view, host }: ViewProps): ReactElement {
  const {
    opensDesign,
    opensCookieSettings,
    opensAnnouncement,
    opensHeaderFooter,
    opensLanguages,
    opensMembers,
    opensPlan,
    parts,
  } = view;
  const opens = [
    opensDesign,
    opensCookieSettings,
    opensAnnouncement,
    opensHeaderFooter,
    opensLanguages,
    opensMembers,
    opensPlan,
    ...parts,
  ];
  if (!opens.some(Boolean)) return <p>{host.text('nothing')}</p>;
  return (
    <ul className="config-home__links">
      {opensDesign && <PartLink path={CONFIG_PATH.design}>{host.text('design')}</PartLink>}
      {parts.map((part) => (
        <PartLink key={part} path={PATHS[part]}>
          {host.text(part)}
        </PartLink>
      ))}
      {opensCookieSettings && <PartLink path={CONFIG_PATH.cookieSettings}>{host.text('cookieSettings')}</PartLink>}
      {opensAnnouncement && <PartLink path={CONFIG_PATH.announcement}>{host.text('announcement')}</PartLink>}
      {opensHeaderFooter && <PartLink path={CONFIG_PATH.headerFooter}>{host.text('headerFooter')}</PartLink>}
      {opensLanguages && <PartLink path={CONFIG_PATH.siteLanguages}>{host.text('siteLanguages')}</PartLink>}
      {opensMembers && <PartLink path={CONFIG_PATH.members}>{host.text('members')}</PartLink>}
      {opensPlan && <PartLink path={PLAN_CALLS.changePlan.path}>{host.text('plan')}</PartLink>}
    </ul>
  );
}

function PartLink({ path, children }: { readonly path: string; readonly children: ReactNode }): ReactElement {
  return (
    <li>
      <a className="config-home__link" href={path}>
        {children}
      </a>
    </li>
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
