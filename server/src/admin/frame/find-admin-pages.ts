import { NEW_RULE } from 'shared-types/admin/store/price-rules';
import { ADMIN_PAGES, type AdminPageName, type AdminPageRow } from '../../site/own-pages/admin-page-table';
import { mayDo } from '../../site/session/capabilities';
import type { Finder, FinderInput } from '../search/finder';
import { matchingTexts, type Candidate } from '../search/matching-texts';
import { ADMIN_SEARCH_MESSAGES } from '../search/search.messages';

/** Pages of the account itself, which are in no group of the navigation. */
const OWN: readonly AdminPageName[] = ['account', 'sessions'];

/** Pages of the admin area that the account may open, by title and by other words for what they are about. */
export const adminPagesFinder: Finder = {
  kind: 'adminPages',
  needs: 'admin.open',
  find: (input) => Promise.resolve(matchingTexts(candidatesFor(input), input)),
};

function candidatesFor({ account, language }: FinderInput): Candidate[] {
  const { synonyms } = ADMIN_SEARCH_MESSAGES[language];
  const rows = Object.entries(ADMIN_PAGES) as readonly (readonly [AdminPageName, AdminPageRow])[];
  return rows
    .filter(([, { needs }]) => needs !== undefined && mayDo(account, needs))
    .flatMap(([name, { path, group, title, name: short = title, add }]) => {
      const also = [title[language], synonyms[name] ?? ''];
      if (add) return [{ path: path.replace('{slug}', NEW_RULE), title: add[language], also }];
      return group !== undefined || OWN.includes(name) ? [{ path, title: short[language], also }] : [];
    });
}
