import type { Site } from '../directory/site';
import { mayDo } from '../session/capabilities';
import type { SignedInAccount } from '../session/signed-in-account';

/**
 * True if the visitor cannot see a site because its billing plan has expired. Accounts with a role on the site still can.
 *
 * @implements ENUM-22 ENUM-23
 */
export function isClosedTo(
  { websiteStatus }: Pick<Site, 'websiteStatus'>,
  account: SignedInAccount | undefined,
): boolean {
  return websiteStatus === 'expired' && !(account && mayDo(account, 'design.open'));
}
