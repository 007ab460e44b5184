import type { FieldKind } from './field-props';

/** A heading between fields. */
export const Section: FieldKind = ({ field: { title, description, underline }, condition }) => (
  <div className={`forms-contact-form__section${underline ? ' forms-contact-form__section--line' : ''}`}>
    <h3>{title}</h3>
    {description && <p>{description}</p>}
    {condition && <p className="forms-contact-form__condition">{condition}</p>}
  </div>
);
