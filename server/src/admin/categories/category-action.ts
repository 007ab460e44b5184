import { CATEGORY_LIMIT } from 'shared-types/commerce/category';
import type { CategoriesReply } from 'shared-types/admin/store/categories';
import { z } from 'zod';
import { sentText } from '../../platform/http/sent/sent-text.schema';
import { changeCategories } from '../../commerce/category/change-categories';
import { categoryName } from '../../site/catalogue/category-name';
import type { CategoryInput } from '../../commerce/category/category-input';
import type { ActionContext } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import { pagePath } from '../../platform/http/sent/sent-values';
import type { Services } from '../../site/services';
import type { Language } from '../../platform/language';
import { storableText } from '../../platform/schema/storable-text';
import { editorOf } from '../../site/session/editor-of';
import { categoriesAddress } from './categories-address';
import { CATEGORIES_MESSAGES } from './categories.messages';

/** A name as typed; if too long, it comes back unchanged with a message. */
export function typedName(language: Language) {
  const error = CATEGORIES_MESSAGES[language].name(CATEGORY_LIMIT.nameLength);
  return sentText(error)
    .transform((typed) => categoryName(storableText(typed)))
    .refine((name) => name.length >= 1 && name.length <= CATEGORY_LIMIT.nameLength, { error })
    .describe('As it was typed.');
}

/** The id of the parent category. */
export const placeSchema = z
  .union([z.literal(''), z.guid().toLowerCase()])
  .optional()
  .transform((id) => id || null)
  .describe('Id of the category it is to stand below; empty or absent for none.');

/** Carries out an act, and redirects to the list that shows its result. */
export async function actOnCategories(
  { db, sites }: Services,
  context: ActionContext,
  input: CategoryInput,
): Promise<ActionOutcome> {
  const { account, refusal } = await editorOf(db, context, 'products.edit');
  if (!account) return refusal;
  const { site, language } = context;
  const outcome = await changeCategories(db, { siteId: site.id, account, input });
  if (outcome.kind === 'refused') return outcome;
  sites.invalidate(site.id);
  const location = categoriesAddress(outcome.list, { done: input.act, from: pagePath(context.request) });
  const message = CATEGORIES_MESSAGES[language].done[input.act];
  return { kind: 'done', body: { message, location } satisfies CategoriesReply, goTo: location };
}
