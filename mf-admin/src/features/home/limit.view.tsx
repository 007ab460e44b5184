import type { ReactElement } from 'react';
import { BILLING_PLAN_CALLS } from 'shared-types/admin/billing-plan';
import type { HomeView } from 'shared-types/admin/home';
import type { RenderHost } from 'shared-types/host/render-host';
import type { messages } from './home.messages';

interface LimitProps {
  readonly view: Pick<HomeView, 'limitedBy' | 'mayChangePlan'>;
  readonly host: RenderHost<typeof messages>;
}

const LIMITS = { trial: 'trial', 'past-due': 'pastDue', expired: 'expired' } as const;

/** Limits of the site's billing plan, and who can change it. */
export function Limit({ view: { limitedBy, mayChangePlan }, host }: LimitProps): ReactElement | null {
  if (!limitedBy) return null;
  return (
    <p className="admin-home__limit">
      {host.text(LIMITS[limitedBy])}{' '}
      {mayChangePlan ? (
        <a href={BILLING_PLAN_CALLS.upgrade.path}>{host.text('seeToPlan')}</a>
      ) : (
        host.text('contactAdministrator')
      )}
    </p>
  );
}
