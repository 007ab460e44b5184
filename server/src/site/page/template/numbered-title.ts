import { languageOf } from '../../../platform/language';
import type { Site } from '../../directory/site';
import { NUMBERED_TITLE_MESSAGES } from './numbered-title.messages';
import type { PageOfList } from '../loader';

/** The title of a page, which says the number of one behind the first of a list. */
export function numberedTitle(
  site: Pick<Site, 'locale'>,
  title: string,
  list: Pick<PageOfList, 'number'> | undefined,
): string {
  return list && list.number > 1 ? NUMBERED_TITLE_MESSAGES[languageOf(site)].title(title, list.number) : title;
}
