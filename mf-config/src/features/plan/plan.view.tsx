import type { ReactElement } from 'react';
import { CONFIG_PATH } from 'shared-types/config/config-path';
import type { RenderHost } from 'shared-types/host/render-host';
import type { PropsOf } from 'shared-types/render';
import type { WebsiteStatus } from 'shared-types/site/website';
import type { strings } from './plan.strings';
import './plan.css';

/** The words for each way a site stands with its plan. */
const STANDINGS = {
  none: 'none',
  trial: 'trial',
  paid: 'paid',
  comped: 'comped',
  'past-due': 'pastDue',
  expired: 'expired',
} as const satisfies Record<WebsiteStatus, keyof typeof strings>;

/** Says how the site stands with its plan, that nothing is bought here, and whom to ask. */
export function element({ data }: PropsOf<'config/plan/standing'>, host: RenderHost<typeof strings>): ReactElement {
  return (
    <div className="config-plan">
      <p>
        <a className="config-plan__home" href={CONFIG_PATH.home}>
          {host.text('home')}
        </a>
      </p>
      <h1>{host.text('title')}</h1>
      <p>{host.text(STANDINGS[data['config/plan/standing'].websiteStatus])}</p>
      <p>{host.text('nothing')}</p>
      <p>{host.text('next')}</p>
    </div>
  );
}
