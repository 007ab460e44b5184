import type { FieldValue, FormField } from '../forms/contact-form';

type LineFieldPart = 'id' | 'title' | 'description' | 'required' | 'placeholder' | 'options' | 'maxLength';

export interface LineFormField extends Pick<FormField, LineFieldPart> {
  readonly type: 'text' | 'textarea' | 'select' | 'checkbox';
}

/** Questions of a product, for example an engraving. A cart line has one form for all its pieces. */
export interface ProductForm {
  /** Label beside the line, for example `Engraving`. */
  readonly title: string;
  readonly fields: readonly LineFormField[];
}

/** The form of a cart line with its answers so far. */
export interface LineForm extends ProductForm {
  /** By field id; empty before the first. */
  readonly values: Readonly<Record<string, FieldValue>>;
}

export interface LineAnswer {
  readonly title: string;
  /** Empty for a checked box, whose title is sufficient. */
  readonly answer: string;
}
