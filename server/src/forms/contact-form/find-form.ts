import { newsletterForm } from 'shared-types/forms/newsletter';
import { BLOCK_TYPE } from 'shared-types/site/block-type';
import type { Block } from 'shared-types/site/page/page';
import type { Site } from '../../site/directory/site';
import type { SitePage } from '../../site/directory/site-page';
import { newsletterSchema } from '../../site/form/newsletter.schema';
import { formDefinition, type FormDefinition } from '../../site/form/form-definition';

export interface FoundForm {
  readonly id: string;
  /** Number of its block type: a form or a newsletter. */
  readonly type: number;
  readonly page: SitePage;
  readonly definition: FormDefinition;
  /** What the form says of itself, one text a line. */
  readonly shownText: string;
}

const SHOWN_SETTINGS = ['title', 'text', 'label', 'submitButtonText'];

/** The settings of a form, or of a newsletter's form; `undefined` for another block. */
function formSettings({ type, settings }: Block): unknown {
  if (type === BLOCK_TYPE.form) return settings;
  const newsletter = type === BLOCK_TYPE.newsletter ? newsletterSchema.safeParse(settings).data : undefined;
  return newsletter && newsletterForm(newsletter);
}

/** The form with this id, which is also its block's; `undefined` if it does not exist or is not configured. */
export function findForm(site: Site, id: string | undefined): FoundForm | undefined {
  const page = id === undefined ? undefined : site.pages.find(({ blocks }) => blocks.has(id));
  const block = page?.blocks.get(id ?? '');
  if (!page || !block) return undefined;
  const definition = formDefinition(formSettings(block));
  return definition && { id: block.id, type: block.type, page, definition, shownText: shownText(block) };
}

function shownText({ settings }: Block): string {
  const values = new Map<string, unknown>(Object.entries(settings ?? {}));
  return SHOWN_SETTINGS.flatMap((name) => {
    const value = values.get(name);
    return typeof value === 'string' && value !== '' ? [value] : [];
  }).join('\n');
}
