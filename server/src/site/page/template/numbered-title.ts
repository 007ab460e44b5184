import { languageOf } from '../../../platform/language';
import type { Site } from '../../directory/site';
import { NUMBERED_TITLE_MESSAGES } from './numbered-title.messages';
import type { PageOfList } from '../loader';

/** The page title, with the page number for page 2 and up of a list. */
export function numberedTitle(
  site: Pick<Site, 'locale'>,
  title: string,
  list: Pick<PageOfList, 'number'> | undefined,
): string {
  return list && list.number > 1 ? NUMBERED_TITLE_MESSAGES[languageOf(site)].title(title, list.number) : title;
}
