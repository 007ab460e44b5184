import type { ReactElement } from 'react';
import { REDIRECTS_CALLS } from 'shared-types/admin/pages/redirects';
import { AdminForm } from '../../parts/admin-form/admin-form.view';
import { FormProblem } from '../../parts/form-problem/form-problem.view';
import { RedirectFields } from './redirect-fields.view';
import { ownValues, type RedirectsPartProps } from './redirects-part';

/** A new redirect. */
export function AddRedirect(part: RedirectsPartProps): ReactElement {
  const { block, host } = part;
  // The forms of existing redirects send what they were, the import sends rows.
  const { values = {} } = part.form ?? {};
  const form = values['from'] !== undefined && values['seenFrom'] === undefined ? part.form : undefined;
  const id = `block-${block}-add`;
  return (
    <section className="admin-detail-page__part" aria-labelledby={id}>
      <h2 id={id}>{host.text('add')}</h2>
      <AdminForm
        className="admin-redirects__form"
        call={REDIRECTS_CALLS.addRedirect}
        sends={ownValues(part)}
        host={host}
      >
        <FormProblem form={form} problem={host.text('problem')} />
        <RedirectFields id={`${block}-new`} form={form} values={{ from: '', to: '', kind: 'permanent' }} host={host} />
        <button type="submit" className="button">
          {host.text('addSubmit')}
        </button>
      </AdminForm>
    </section>
  );
}
