import type { FieldValue, FormField } from '../forms/contact-form';

/** One question of a product to its buyer. */
export interface LineFormField extends FormField {
  readonly type: 'text' | 'textarea' | 'select' | 'checkbox';
}

/** What a product asks its buyer, for example what is to be engraved. A line of the cart has one form, however many pieces it has. */
export interface ProductForm {
  /** Names the form beside its line, for example `Engraving`. */
  readonly title: string;
  readonly fields: readonly LineFormField[];
}

/** The form of a line of the cart, with what has been answered so far. */
export interface LineForm extends ProductForm {
  /** Answers by field id; empty before the first. */
  readonly values: Readonly<Record<string, FieldValue>>;
}

/** One answer, ready to read. */
export interface LineAnswer {
  /** The question. */
  readonly title: string;
  /** Empty for a box that is ticked: its title says all. */
  readonly answer: string;
}
