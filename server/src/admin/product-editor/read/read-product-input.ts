import type { CategoryTree } from '../../../site/catalogue/category-tree';
import type { SentFields } from '../../field-reader';
import type { AmountFormat } from '../../../platform/parse-amount';
import type { ProductEditorMessages } from '../product-editor.messages';
import type { ProductState } from '../product-state';

/** What a product's form is read with. */
export interface ReadProductInput {
  readonly fields: SentFields;
  readonly messages: ProductEditorMessages;
  readonly format: AmountFormat;
  /** The product as it is saved; absent for a new one. */
  readonly state?: ProductState | undefined;
  /** Ids of the shop pages it may stand in. */
  readonly shops: readonly string[];
  /** The site's categories. */
  readonly tree: CategoryTree;
  /** The site's pictures by their ids: what one shows that an owner has uploaded. */
  readonly pictures: ReadonlyMap<string, string | undefined>;
  /** The pieces the form was told of since it was filled, by ids of variants. */
  readonly reported: ReadonlyMap<string, number>;
  /** The id of what a row of the form adds: the same each time it is sent. */
  readonly newId: (row: string) => string;
}
