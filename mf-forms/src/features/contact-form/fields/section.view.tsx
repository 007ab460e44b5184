import { startsPage } from 'shared-types/forms/logic/form-pages';
import type { FieldKind } from './field-props';

/** A heading between fields. */
export const Section: FieldKind = ({ field, elementId, condition }) => (
  <div className={`forms-contact-form__section${field.underline ? ' forms-contact-form__section--line' : ''}`}>
    {startsPage(field) ? (
      <h3 id={`${elementId}-title`} tabIndex={-1}>
        {field.title}
      </h3>
    ) : (
      <h3>{field.title}</h3>
    )}
    {field.description && <p>{field.description}</p>}
    {condition && <p className="forms-contact-form__condition">{condition}</p>}
  </div>
);
