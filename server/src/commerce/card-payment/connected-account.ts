import type { Stripe } from 'stripe';
import type { Signing } from '../../site/registry/signing';
import type { Services } from '../../site/services';
import { openStripe } from './stripe-client';
import { findStripeAccount, stripeSeal, type StripeAccount } from './stripe-account.store';

export interface CardServices extends Pick<Services, 'config' | 'db'> {
  readonly signing: Pick<Signing, 'secretFor'>;
}

/** A site's account with Stripe, and a client with its key. */
export interface ConnectedAccount {
  readonly account: StripeAccount;
  readonly stripe: Stripe;
}

/** Undefined if the site has no account, or one whose key can no longer be read. */
export async function connectedAccount(
  { config, db, signing }: CardServices,
  siteId: string,
): Promise<ConnectedAccount | undefined> {
  const account = await findStripeAccount(db, stripeSeal(signing), siteId);
  if (account?.secretKey === undefined) return undefined;
  return { account, stripe: await openStripe(account.secretKey, config) };
}

/** The account that a page of Stripe belongs to, if it is still the site's. */
export async function accountOfSession(
  services: CardServices,
  session: { readonly site_id: string; readonly account_id: string; readonly is_live: boolean },
): Promise<ConnectedAccount | undefined> {
  const connected = await connectedAccount(services, session.site_id);
  const isSame =
    connected?.account.id === session.account_id && (connected.account.mode === 'live') === session.is_live;
  return isSame ? connected : undefined;
}
