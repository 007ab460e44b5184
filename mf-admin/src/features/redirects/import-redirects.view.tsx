import type { ReactElement } from 'react';
import { REDIRECTS_CALLS, REDIRECTS_FILE_FIELD } from 'shared-types/admin/pages/redirects';
import { Field, fieldId } from 'shared-types/site/field';
import { AdminForm } from '../../parts/admin-form/admin-form.view';
import { FormProblem } from '../../parts/form-problem/form-problem.view';
import { ownValues, type RedirectsPartProps } from './redirects-part';

/** Redirects of a CSV file or text, which comes back with the lines that are wrong. */
export function ImportRedirects(part: RedirectsPartProps): ReactElement {
  const { block, host } = part;
  const { text } = host;
  const form = part.form?.values['rows'] === undefined ? undefined : part.form;
  const id = `block-${block}-import`;
  return (
    <section className="admin-detail-page__part" aria-labelledby={id}>
      <h2 id={id}>{text('import')}</h2>
      <AdminForm
        className="admin-redirects__form"
        call={REDIRECTS_CALLS.importRedirects}
        sends={ownValues(part)}
        encType="multipart/form-data"
        host={host}
      >
        <FormProblem form={form} problem={text('problem')} />
        <Field
          id={fieldId(block, 'rows')}
          name="rows"
          label={text('rows')}
          hint={text('rowsHint')}
          error={form?.errors['rows']}
          errorClass="admin-redirects__wrong"
        >
          {(control) => (
            <textarea
              rows={5}
              autoCapitalize="none"
              spellCheck={false}
              dir="ltr"
              defaultValue={form?.values['rows']}
              {...control}
            />
          )}
        </Field>
        <div className="field">
          <label htmlFor={fieldId(block, REDIRECTS_FILE_FIELD)}>{text('csvFile')}</label>
          <input
            id={fieldId(block, REDIRECTS_FILE_FIELD)}
            type="file"
            name={REDIRECTS_FILE_FIELD}
            accept=".csv,text/csv,text/plain"
          />
        </div>
        <button type="submit" className="button">
          {text('importSubmit')}
        </button>
      </AdminForm>
    </section>
  );
}
