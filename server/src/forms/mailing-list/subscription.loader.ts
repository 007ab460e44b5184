import type { SubscriptionView } from 'shared-types/forms/mailing-list';
import { PAGE_TYPE } from 'shared-types/site/page/page-type';
import type { Loader } from '../../site/page/loader';
import { findSubscription } from './find-subscription';
import { browserHash } from './subscribe';

/** What the link of the page's URL confirms or ends. Reading changes nothing, so mail scanners may open it. */
export const subscriptionLoader = {
  name: 'forms/mailing-list/subscription',
  scope: 'query',
  load: async ({ services: { db }, site, page: { page, params }, visitor: { crumb } }): Promise<SubscriptionView> => {
    const act = page.pageType === PAGE_TYPE.newsletterUnsubscribe ? 'unsubscribe' : 'confirm';
    const { token = '' } = params;
    const found = await findSubscription(db, site, { act, token });
    if (!found) return { act, status: 'unknown', token: '', list: '', email: '', sendsItself: false };
    const { status, list, email } = found;
    const isSameBrowser = crumb !== undefined && browserHash(crumb) === found.browserHash;
    return { act, status, token, list, email, sendsItself: isSameBrowser && status === 'open' };
  },
} satisfies Loader<'forms/mailing-list/subscription'>;
