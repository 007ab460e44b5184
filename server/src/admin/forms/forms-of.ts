import type { ListedForm } from 'shared-types/admin/forms/forms';
import { BLOCK_TYPE } from 'shared-types/site/block-type';
import type { Site } from '../../site/directory/site';
import type { Settings } from '../form/settings';

interface SiteForm extends Pick<ListedForm, 'id' | 'title' | 'pageTitle' | 'pagePath'> {
  /** Its settings, without the title. */
  readonly others: Settings;
}

/** The forms of a site, in the order of its pages. */
export function formsOf({ pages }: Pick<Site, 'pages'>): SiteForm[] {
  return pages.flatMap(({ title: pageTitle, path: pagePath, blocks }) =>
    [...blocks.values()]
      .filter(({ type }) => type === BLOCK_TYPE.form)
      .map(({ id, settings }) => {
        const { title, ...others } = Object(settings) as Settings;
        return { id, title: typeof title === 'string' ? title : '', pageTitle, pagePath, others };
      }),
  );
}
