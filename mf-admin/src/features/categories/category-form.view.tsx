import type { ReactElement, ReactNode } from 'react';
import { CATEGORY_LIMIT } from 'shared-types/commerce/category';
import type { CategoriesView } from 'shared-types/admin/store/categories';
import type { ViewHost } from 'shared-types/host/render-host';
import type { FormState } from 'shared-types/render';
import { Field } from 'shared-types/site/field';
import { AdminForm } from '../../parts/admin-form/admin-form.view';
import { FormProblem } from '../../parts/form-problem/form-problem.view';
import type { messages } from './categories.messages';
import { ownPath } from './categories-path';

export interface CategoryFormProps {
  readonly block: string;
  readonly view: CategoriesView;
  readonly form: FormState | undefined;
  readonly host: ViewHost<typeof messages>;
}

interface Sent extends CategoryFormProps {
  readonly call: { readonly method: 'POST'; readonly path: string };
  readonly sends: Readonly<Record<string, string>>;
  readonly children: ReactNode;
}

export function CategoryForm({ block, view, form, host, call, sends, children }: Sent): ReactElement {
  return (
    <AdminForm
      className="admin-categories__form"
      call={call}
      sends={{ block, page: ownPath(view, host), ...sends }}
      host={host}
    >
      <FormProblem form={form} problem={host.text('problem')} />
      {children}
    </AdminForm>
  );
}

interface NameProps {
  readonly id: string;
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  readonly error: string | undefined;
}

/** No `maxlength`, because it would silently cut pasted text; the server rejects long names with a message. */
export function NameField({ value, ...field }: NameProps): ReactElement {
  return (
    <Field {...field} name="name">
      {(control) => (
        <input {...control} type="text" dir="auto" size={CATEGORY_LIMIT.nameLength} required defaultValue={value} />
      )}
    </Field>
  );
}
