import type { ReactElement } from 'react';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { PRODUCTS_FILE_CALLS, type ProductsImport } from 'shared-types/admin/store/products-file';
import type { RenderHost } from 'shared-types/host/render-host';
import type { FormState } from 'shared-types/render';
import { AdminForm } from '../../parts/admin-form/admin-form.view';
import { FormProblem } from '../../parts/form-problem/form-problem.view';
import { ChangesTable } from './changes-table.view';
import { MistakesTable } from './mistakes-table.view';
import type { messages } from './products-import.messages';

interface CheckedFileProps {
  readonly block: string;
  readonly checked: ProductsImport;
  readonly form: FormState | undefined;
  readonly host: RenderHost<typeof messages>;
}

/** What the import of the checked file changes, with its mistakes and first changes; and the button that imports it. */
export function CheckedFile(props: CheckedFileProps): ReactElement {
  const { checked, host } = props;
  const { fileName, checkedText, mistakes, products, progress, unknownColumns } = checked;
  const { text } = host;
  const isWaiting = progress.done < progress.products;
  return (
    <>
      <section className="admin-products-import__part">
        {isWaiting && <h2>{text('happens')}</h2>}
        <p className="admin-muted">{text('checked', { time: checkedText, file: fileName })}</p>
        {isWaiting && <Counts {...props} />}
        {unknownColumns.length > 0 && (
          <p>{text('unknown', { count: unknownColumns.length, columns: unknownColumns.join(', ') })}</p>
        )}
        {isWaiting && <Import {...props} />}
      </section>
      {mistakes.length > 0 && <MistakesTable checked={checked} host={host} />}
      {isWaiting && products.length > 0 && <ChangesTable checked={checked} host={host} />}
    </>
  );
}

function Counts({ checked: { counts }, host }: CheckedFileProps): ReactElement {
  const said = (
    [
      ['added', counts.new],
      ['changed', counts.changed],
      ['unchanged', counts.unchanged],
      ['wrong', counts.wrong],
    ] as const
  ).filter(([, count]) => count > 0);
  return (
    <ul>
      {said.map(([key, count]) => (
        <li key={key}>{host.text(key, { count })}</li>
      ))}
    </ul>
  );
}

/** Imports or forgets the file. By script the bar shows how far the import is. */
function Import({ block, checked, form, host }: CheckedFileProps): ReactElement {
  const { id, progress } = checked;
  const { text } = host;
  const { done, products } = progress;
  const sends = { block, page: ADMIN_PATH.productsImport, id };
  const own = form?.values['id'] === undefined ? undefined : form;
  return (
    <>
      {done > 0 && <p role="status">{text('interrupted', { done, products })}</p>}
      <div className="admin-products-import__actions">
        <AdminForm call={PRODUCTS_FILE_CALLS.importProducts} sends={sends} data-import="" needsConfirmation host={host}>
          <FormProblem form={own} problem={text('problem')} />
          <p className="admin-products-import__progress" data-import-progress="" hidden>
            <progress max={products} value={done} aria-label={text('importing')} />
            <span data-import-text="" />
          </p>
          <button type="submit" className="button">
            {text(done > 0 ? 'goOn' : 'import', { count: products - done })}
          </button>
        </AdminForm>
        <AdminForm call={PRODUCTS_FILE_CALLS.cancelProductsImport} sends={sends} host={host}>
          <button type="submit" className="button button--quiet">
            {text('cancel')}
          </button>
        </AdminForm>
      </div>
    </>
  );
}
