import { MAILING_LIST_PATH } from 'shared-types/forms/mailing-list';
import { BLOCK_TYPE } from 'shared-types/site/block-type';
import { PAGE_TYPE } from 'shared-types/site/page/page-type';
import { inLanguages } from '../../platform/language';
import { MAILING_LIST_PAGE_MESSAGES, type MailingListPageMessages } from './messages/mailing-list-page.messages';
import { ownPage, patternOf, type OwnPage } from './own-page';
import type { SearchPagesInput } from './search-pages';
import type { SitePage } from '../directory/site-page';

const messagesOf = (name: keyof MailingListPageMessages) =>
  inLanguages((language) => MAILING_LIST_PAGE_MESSAGES[language][name]);

const OWN_PAGES: readonly OwnPage[] = [
  {
    name: 'confirm subscription',
    path: patternOf(MAILING_LIST_PATH.confirm),
    pageType: PAGE_TYPE.page,
    blockType: BLOCK_TYPE.mailingList,
    messages: messagesOf('confirm'),
    // The URL contains the subscriber's secret.
    isPrivate: true,
  },
  {
    name: 'unsubscribe',
    path: patternOf(MAILING_LIST_PATH.unsubscribe),
    pageType: PAGE_TYPE.newsletterUnsubscribe,
    blockType: BLOCK_TYPE.mailingList,
    messages: messagesOf('unsubscribe'),
    isPrivate: true,
  },
];

/**
 * The pages on which subscribers confirm and leave a mailing list, in each language, unless the owner has pages at these
 * paths. Every site has them, so that links in emails work after the forms have been removed.
 */
export function mailingListPages({ siteId, siteLocales, pages }: SearchPagesInput): SitePage[] {
  const taken = new Set(pages.map(({ path }) => path));
  return siteLocales
    .flatMap((siteLocale) => OWN_PAGES.map((own) => ownPage(siteId, siteLocale, own)))
    .filter(({ path }) => !taken.has(path));
}
