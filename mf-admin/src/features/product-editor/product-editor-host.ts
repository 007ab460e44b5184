import type { ProductEditorView } from 'shared-types/admin/store/product-editor';
import type { RenderHost } from 'shared-types/host/render-host';
import type { FormState } from 'shared-types/render';
import type { messages as categoryMessages } from './product-categories.messages';
import type { messages as fileMessages } from './sections/file.messages';
import type { messages as descriptionMessages } from './description/description.messages';
import type { messages } from './product-editor.messages';
import type { messages as variantMessages } from './variants/variants.messages';

export type ProductEditorHost = RenderHost<
  Readonly<
    Record<
      | keyof typeof messages
      | keyof typeof descriptionMessages
      | keyof typeof categoryMessages
      | keyof typeof fileMessages
      | keyof typeof variantMessages,
      string
    >
  >
>;

export interface FormValues {
  readonly block: string;
  readonly view: ProductEditorView;
  readonly form: FormState | undefined;
  readonly host: ProductEditorHost;
}

/** True if the page shows typed values instead of saved ones. The removal form has no fields. */
export function isTyped(form: FormState | undefined): form is FormState {
  return form?.values.title !== undefined;
}

/** Alternative texts of pictures added after the form was filled are not in it, but must not be emptied. */
const ALT = /^a\./;

/** The value of a field; empty if it has none. */
export function valueOf({ form, view }: Pick<FormValues, 'form' | 'view'>, name: string): string {
  const saved = view.saved?.values[name] ?? '';
  return isTyped(form) ? (form.values[name] ?? (ALT.test(name) ? saved : '')) : saved;
}
