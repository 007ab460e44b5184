import type { Database } from '../../platform/schema/database';
import { isUuid } from '../../platform/is-uuid';
import type { Site } from '../../site/directory/site';
import { findDraft } from '../../site/page-draft/drafts.store';

/** A page below which lessons are. */
export interface Course {
  readonly siteId: string;
  /** Of the page. */
  readonly id: string;
  readonly title: string;
  /** As visitors have it, or the draft of a page that they do not see yet. */
  readonly path: string;
  /** BCP 47 tag of its language. */
  readonly locale: string;
}

/** Undefined without such a page. */
export async function findCourse(
  db: Database,
  site: Pick<Site, 'id' | 'siteLocaleAt'>,
  id: string,
): Promise<Course | undefined> {
  const found = isUuid(id) ? await findDraft(db, { siteId: site.id, pageId: id }) : undefined;
  if (!found) return undefined;
  const { title } = found.content;
  const { path } = found.published ?? found.content;
  return { siteId: site.id, id, title, path, locale: site.siteLocaleAt(path).locale };
}
