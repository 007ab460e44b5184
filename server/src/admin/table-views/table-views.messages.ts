import { TABLE_VIEWS_LIMIT } from 'shared-types/admin/store/table-views';
import type { InLanguages } from '../../platform/language';
import { polish } from './table-views.messages.pl';

const english = {
  empty: 'Enter a name.',
  full: `You have ${TABLE_VIEWS_LIMIT.views} views of this list, which is the most. Delete one first.`,
  twice: 'Another view of yours has this name.',
  gone: 'This view has been deleted. Save it as a new one.',
};

export type TableViewsMessages = typeof english;

export const TABLE_VIEWS_MESSAGES: InLanguages<TableViewsMessages> = { en: english, pl: polish };
