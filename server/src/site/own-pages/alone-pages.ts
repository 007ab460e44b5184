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
    // The address of an order is a key to it.
    isPrivate: true,
  },
  {
    name: 'contribution',
    path: patternOf(STORE_PATH.contribution),
    pageType: PAGE_TYPE.contributionConfirmed,
    blockType: BLOCK_TYPE.order,
    messages: messagesOf('contribution'),
    // The address of a donation is a key to it.
    isPrivate: true,
  },
];

/**
 * The pages on which somebody gives, buys a gift card or subscribes, and sees what came of it: in each language, where the site's owner has put nothing there.
 * Every site has them, so that an email's link opens a donation also where nothing is asked for any more.
 *
 * @implements DONATE-01 GIFT-01 SRV-07
 */
export function alonePages({ siteId, siteLocales, pages }: SearchPagesInput): SitePage[] {
  const taken = new Set(pages.map(({ path }) => path));
  return siteLocales
    .flatMap((siteLocale) => OWN_PAGES.map((own) => ownPage(siteId, siteLocale, own)))
    .filter(({ path }) => !taken.has(path));
}
