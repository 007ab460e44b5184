import type { CategoryTree } from '../../../site/catalogue/category-tree';
import type { SentFields } from '../../field-reader';
import type { AmountFormat } from '../../../platform/parse-amount';
import type { ProductEditorMessages } from '../product-editor.messages';
import type { ProductState } from '../product-state';

export interface ReadProductInput {
  readonly fields: SentFields;
  readonly messages: ProductEditorMessages;
  readonly format: AmountFormat;
  /** The saved product; absent for a new one. */
  readonly state?: ProductState | undefined;
  /** Ids of the possible shop pages. */
  readonly shops: readonly string[];
  readonly tree: CategoryTree;
  /** The site's pictures by id, with the alternative text of uploaded ones. */
  readonly pictures: ReadonlyMap<string, string | undefined>;
  /** Stocks reported to the form since it was filled in, by variant id. */
  readonly reported: ReadonlyMap<string, number>;
  /** The id of what a form row adds: the same whenever the form is sent. */
  readonly newId: (row: string) => string;
}
