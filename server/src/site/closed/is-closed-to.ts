import type { Site } from '../directory/site';
import { mayDo } from '../session/capabilities';
import type { SignedInAccount } from '../session/signed-in-account';

/**
 * True where somebody sees nothing of a site because its billing plan has expired. Who works on it goes on as ever, or nobody could
 * see what there is to pay for.
 *
 * @implements ENUM-22 ENUM-23
 */
export function isClosedTo(
  { websiteStatus }: Pick<Site, 'websiteStatus'>,
  account: SignedInAccount | undefined,
): boolean {
  return websiteStatus === 'expired' && !(account && mayDo(account, 'design.open'));
}
