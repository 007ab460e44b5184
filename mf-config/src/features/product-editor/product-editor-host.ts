import type { ProductEditorView } from 'shared-types/config/product-editor';
import type { RenderHost } from 'shared-types/host/render-host';
import type { FormState } from 'shared-types/render';
import type { strings as categoryStrings } from './product-categories.strings';
import type { strings as fileStrings } from './product-file.strings';
import type { strings } from './product-editor.strings';

/** What the views of a product's form are given, in any language. */
export type ProductEditorHost = RenderHost<
  Readonly<Record<keyof typeof strings | keyof typeof categoryStrings | keyof typeof fileStrings, string>>
>;

/** What the fields are filled from. */
export interface Filling {
  /** Id of the block they stand in. */
  readonly block: string;
  readonly view: ProductEditorView;
  readonly form: FormState | undefined;
  readonly host: ProductEditorHost;
}

/** True where the page shows what was typed and not what is saved. What removes the product types nothing. */
export function isTyped(form: FormState | undefined): form is FormState {
  return form?.values.title !== undefined;
}

/** A picture that came after its form was filled has a field there that nobody has emptied. */
const ALT = /^a\./;

/** What a field holds; empty for one that holds nothing. */
export function valueOf({ form, view }: Pick<Filling, 'form' | 'view'>, name: string): string {
  const saved = view.saved?.values[name] ?? '';
  return isTyped(form) ? (form.values[name] ?? (ALT.test(name) ? saved : '')) : saved;
}
