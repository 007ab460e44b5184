import type { ReactElement } from 'react';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { PRODUCTS_FILE_CALLS, PRODUCTS_FILE_FIELD } from 'shared-types/admin/store/products-file';
import type { RenderHost } from 'shared-types/host/render-host';
import type { FormState } from 'shared-types/render';
import { Field, fieldId } from 'shared-types/site/field';
import { AdminForm } from '../../parts/admin-form/admin-form.view';
import { FormProblem } from '../../parts/form-problem/form-problem.view';
import type { messages } from './products-import.messages';

interface ChooseFileProps {
  readonly block: string;
  readonly currency: string;
  /** True if a file was checked, which another one replaces. */
  readonly hasChecked: boolean;
  readonly form: FormState | undefined;
  readonly host: RenderHost<typeof messages>;
}

const RULES = ['formRows', 'formColumns', 'formAmounts', 'formLists', 'formPictures', 'formStock'] as const;

/** The form that sends a file to be checked, and what a file looks like. */
export function ChooseFile({ block, currency, hasChecked, form, host }: ChooseFileProps): ReactElement {
  const { text } = host;
  // The forms that import or cancel name the file.
  const own = form?.values['id'] === undefined ? form : undefined;
  return (
    <section className="admin-products-import__part">
      {hasChecked && <h2>{text('another')}</h2>}
      <p>{text('intro')}</p>
      <AdminForm
        className="admin-products-import__form"
        call={PRODUCTS_FILE_CALLS.checkProductsFile}
        sends={{ block, page: ADMIN_PATH.productsImport }}
        encType="multipart/form-data"
        host={host}
      >
        <FormProblem form={own} problem={text('problem')} />
        <Field
          id={fieldId(block, PRODUCTS_FILE_FIELD)}
          name={PRODUCTS_FILE_FIELD}
          label={text('file')}
          hint={text('fileHint')}
          error={own?.errors[PRODUCTS_FILE_FIELD]}
        >
          {(control) => <input type="file" accept=".csv,text/csv,text/plain" {...control} />}
        </Field>
        <p className="admin-products-import__actions">
          <button type="submit" className={hasChecked ? 'button button--quiet' : 'button'}>
            {text('check')}
          </button>
          <a className="admin-products-import__link" href={PRODUCTS_FILE_CALLS.getProductsSample.path}>
            {text('sample')}
          </a>
        </p>
      </AdminForm>
      <details>
        <summary className="admin-products-import__summary">{text('form')}</summary>
        <ul>
          {RULES.map((rule) => (
            <li key={rule}>{text(rule, { currency })}</li>
          ))}
        </ul>
      </details>
    </section>
  );
}
