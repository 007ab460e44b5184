import { hash } from 'node:crypto';
import type { PaymentMethod } from 'shared-types/commerce/checkout';
import type { OfflinePayment } from '../../platform/schema/tables/admin.tables';
import type { SiteParts, StateKind } from './saved-state';

const OFFLINE = 'offline';

/** Payment after ordering. A site's other payment methods stay as they are. */
export const SITE_PAYMENTS: StateKind<OfflinePayment> = {
  table: 'site_payments_change',
  column: 'offline',
  of: (site, last) => last ?? offlineIn(site),
  into: ({ profile, ...site }, offline) => ({
    ...site,
    profile: { ...profile, paymentMethods: withOffline(profile.paymentMethods, offline) },
  }),
  // Owners do not set installments, so those of the document come back with the method.
  wanted: ({ installments }, { isOffered, instructions }) => ({
    isOffered,
    instructions,
    ...(installments && { installments }),
  }),
  nameOf: sitePaymentsName,
};

function offlineIn({ profile }: Pick<SiteParts, 'profile'>): OfflinePayment {
  const method = profile.paymentMethods.find(({ id }) => id === OFFLINE);
  if (!method) return { isOffered: false, instructions: '' };
  const { instructions, installments } = method;
  return { isOffered: true, instructions, ...(installments && { installments }) };
}

function withOffline(
  methods: readonly PaymentMethod[],
  { isOffered, instructions, installments: kept }: OfflinePayment,
): readonly PaymentMethod[] {
  const others = methods.filter(({ id }) => id !== OFFLINE);
  if (!isOffered) return others;
  const place = Math.max(
    0,
    methods.findIndex(({ id }) => id === OFFLINE),
  );
  const installments = methods[place]?.id === OFFLINE ? methods[place].installments : kept;
  return others.toSpliced(place, 0, { id: OFFLINE, instructions, ...(installments && { installments }) });
}

/** Names a state: equal ones have the same name. */
export function sitePaymentsName({ isOffered, instructions }: OfflinePayment): string {
  return hash('sha256', JSON.stringify([isOffered, instructions]), 'base64url');
}
