import type { RecordField } from 'shared-types/admin/pages/page-settings';
import { localTimeIn } from '../../platform/time-zone/local-time';
import { nextLessonNumber } from '../pages/new-item';
import type { Site } from '../../site/directory/site';
import { parentPath } from '../../site/directory/parent-path';
import { recordFields, type RecordFields } from './record-fields';

interface NewRecord {
  readonly site: Pick<Site, 'pages' | 'timeZone'>;
  /** Of the page. */
  readonly path: string;
  readonly author: string;
  readonly now: Date;
}

/** What the fields of each kind of item begin with where the page is none of that kind. */
export function recordDefaults({ site, path, author, now }: NewRecord): RecordFields {
  const { timeZone } = site;
  return {
    ...recordFields({ type: 'post', publishedAt: localTimeIn(timeZone, now), author }),
    timeZone,
    lessonNumber: String(nextLessonNumber(site, parentPath(path))),
  } satisfies Readonly<Partial<Record<RecordField, string>>>;
}
