import type { ProductEditorView } from 'shared-types/admin/store/product-editor';
import type { RenderHost } from 'shared-types/host/render-host';
import type { FormState } from 'shared-types/render';
import type { messages as categoryMessages } from './product-categories.messages';
import type { messages as fileMessages } from './sections/file.messages';
import type { messages } from './product-editor.messages';

/** What the views of a product's form are given, in any language. */
export type ProductEditorHost = RenderHost<
  Readonly<Record<keyof typeof messages | keyof typeof categoryMessages | keyof typeof fileMessages, string>>
>;

/** What the fields are filled from. */
export interface FormValues {
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
export function valueOf({ form, view }: Pick<FormValues, 'form' | 'view'>, name: string): string {
  const saved = view.saved?.values[name] ?? '';
  return isTyped(form) ? (form.values[name] ?? (ALT.test(name) ? saved : '')) : saved;
}
