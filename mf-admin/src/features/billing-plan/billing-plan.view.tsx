import type { ReactElement } from 'react';
import type { RenderHost } from 'shared-types/host/render-host';
import type { PropsOf } from 'shared-types/render';
import type { WebsiteStatus } from 'shared-types/site/website';
import type { messages } from './billing-plan.messages';
import './billing-plan.css';

const STATUSES = {
  none: 'none',
  trial: 'trial',
  paid: 'paid',
  comped: 'comped',
  'past-due': 'pastDue',
  expired: 'expired',
} as const satisfies Record<WebsiteStatus, keyof typeof messages>;

/** Shows the status of the site's billing plan, that nothing is sold here, and whom to contact. */
export function element(
  { data }: PropsOf<'admin/billing-plan/status'>,
  host: RenderHost<typeof messages>,
): ReactElement {
  return (
    <div className="admin-billing-plan">
      <h1>{host.text('title')}</h1>
      <p>{host.text(STATUSES[data['admin/billing-plan/status'].websiteStatus])}</p>
      <p>{host.text('nothing')}</p>
      <p>{host.text('next')}</p>
    </div>
  );
}
