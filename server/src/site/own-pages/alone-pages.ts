import { STORE_PATH } from 'shared-types/commerce/store-path';
import { BLOCK_TYPE } from 'shared-types/site/block-type';
import { PAGE_TYPE } from 'shared-types/site/page/page-type';
import { inLanguages } from '../../platform/language';
import { ALONE_PAGE_MESSAGES, type AlonePageMessages } from './messages/alone-page.messages';
import { ownPage, patternOf, type OwnPage } from './own-page';
import type { SearchPagesInput } from './search-pages';
import type { SitePage } from '../directory/site-page';

const messagesOf = (name: keyof AlonePageMessages) => inLanguages((language) => ALONE_PAGE_MESSAGES[language][name]);

const OWN_PAGES: readonly OwnPage[] = [
  {
    name: 'donate',
    path: STORE_PATH.donate,
    pageType: PAGE_TYPE.donate,
    blockType: BLOCK_TYPE.donationCheckout,
    messages: messagesOf('donate'),
  },
  {
    name: 'gift card',
    path: STORE_PATH.giftCard,
    pageType: PAGE_TYPE.checkout,
    blockType: BLOCK_TYPE.giftCardCheckout,
    messages: messagesOf('giftCard'),
  },
  {
    name: 'subscribe',
    path: STORE_PATH.subscribe,
    pageType: PAGE_TYPE.checkout,
    blockType: BLOCK_TYPE.subscriptionCheckout,
    messages: messagesOf('subscribe'),
  },
  {
    name: 'subscription',
    path: patternOf(STORE_PATH.subscription),
    pageType: PAGE_TYPE.subscriptionConfirmed,
    blockType: BLOCK_TYPE.order,
    messages: messagesOf('subscription'),
    // The URL of an order contains its secret.
    isPrivate: true,
  },
  {
    name: 'contribution',
    path: patternOf(STORE_PATH.contribution),
    pageType: PAGE_TYPE.contributionConfirmed,
    blockType: BLOCK_TYPE.order,
    messages: messagesOf('contribution'),
    // The URL of a donation contains its secret.
    isPrivate: true,
  },
];

/**
 * The checkouts for donations, gift cards and subscriptions, and their confirmations, in each language, unless the owner
 * has pages at these paths. Every site has them, so that links in emails work after the blocks have been removed.
 *
 * @implements DONATE-01 GIFT-01 SRV-07
 */
export function alonePages({ siteId, siteLocales, pages }: SearchPagesInput): SitePage[] {
  const taken = new Set(pages.map(({ path }) => path));
  return siteLocales
    .flatMap((siteLocale) => OWN_PAGES.map((own) => ownPage(siteId, siteLocale, own)))
    .filter(({ path }) => !taken.has(path));
}
