import { BLOCK_TYPE } from 'shared-types/site/block-type';
import type { Site } from '../../site/directory/site';
import type { SitePage } from '../../site/directory/site-page';
import { formDefinition, type FormDefinition } from '../../site/form/form-definition';

export interface FoundForm {
  readonly id: string;
  readonly page: SitePage;
  readonly definition: FormDefinition;
}

/** The form with this id, which is also its block's; `undefined` if it does not exist or is not configured. */
export function findForm(site: Site, id: string | undefined): FoundForm | undefined {
  const page = id === undefined ? undefined : site.pages.find(({ blocks }) => blocks.has(id));
  const block = page?.blocks.get(id ?? '');
  if (!page || block?.type !== BLOCK_TYPE.form) return undefined;
  const definition = formDefinition(block.settings);
  return definition && { id: block.id, page, definition };
}
