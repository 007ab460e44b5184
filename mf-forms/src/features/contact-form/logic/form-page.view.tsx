import type { ReactElement, ReactNode } from 'react';
import type { FormField } from 'shared-types/forms/contact-form';
import { startsPage } from 'shared-types/forms/logic/form-pages';
import type { TextCapability } from 'shared-types/host/text';
import type { messages } from '../contact-form.messages';
import './logic.css';

type Text = TextCapability<typeof messages>;

interface FormPageProps {
  readonly fields: readonly FormField[];
  readonly elementId: (field: FormField) => string;
  readonly text: Text;
  readonly index: number;
  readonly isShown: boolean;
  readonly children: ReactNode;
}

/** A page of a form; without script all pages are one. The heading takes the focus, or the page if it has none. */
export function FormPage({ fields, elementId, text, index, isShown, children }: FormPageProps): ReactElement {
  const [first] = fields;
  const name =
    first && startsPage(first)
      ? { 'aria-labelledby': `${elementId(first)}-title` }
      : { 'aria-label': text('page', { number: index + 1 }), tabIndex: -1 };
  return (
    <div className="forms-contact-form__page" role="group" {...name} data-page="" data-later={isShown ? undefined : ''}>
      {children}
    </div>
  );
}

interface ProgressProps {
  readonly id: string;
  readonly text: Text;
  /** Index of the page that is shown first. */
  readonly page: number;
  readonly count: number;
}

/** How far the visitor is. Shown where the form's script comes or is there. */
export function PageProgress({ id, text, page, count }: ProgressProps): ReactElement {
  return (
    <div className="forms-contact-form__paging" data-progress="">
      <p id={id}>{text('pageOf', { number: page + 1, count })}</p>
      <progress aria-labelledby={id} value={page + 1} max={count} />
    </div>
  );
}

export function PageButtons({ text }: { readonly text: Text }): ReactElement {
  return (
    <div className="forms-contact-form__paging">
      <button type="button" className="button button--quiet" data-page-back="">
        {text('back')}
      </button>
      <button type="button" className="button" data-page-next="">
        {text('next')}
      </button>
    </div>
  );
}
