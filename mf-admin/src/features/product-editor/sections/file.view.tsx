import type { ReactElement, ReactNode } from 'react';
import { PRODUCT_TYPE } from 'shared-types/commerce/product';
import { NEW_PRODUCT, PRODUCT_EDITOR_CALLS, PRODUCT_FILE_FIELD } from 'shared-types/admin/store/product-editor';
import { CRUMB_PARAMETER } from 'shared-types/site/cookie';
import { blockField, Field } from 'shared-types/site/field';
import { valueOf, type FormValues, type ProductEditorHost } from '../product-editor-host';

const [KILO, MEGA] = [1000, 1_000_000];

/** The file that buyers of a digital product download. It has separate forms, outside the form that saves the product. */
export function ProductFile(formValues: FormValues): ReactElement | null {
  const { block, view, form, host } = formValues;
  const { text } = host;
  if (!view.saved || valueOf(formValues, 'type') !== String(PRODUCT_TYPE.digital)) return null;
  const { file } = view.saved;
  const field = { block, name: PRODUCT_FILE_FIELD, label: text('fileChoose'), hint: text('fileHint'), form };
  return (
    <section className="admin-product-editor__part" aria-labelledby={`block-${block}-product-file`}>
      <h2 id={`block-${block}-product-file`}>{text('file')}</h2>
      <p dir="auto">
        {file ? text('fileNow', { name: file.name, size: sizeText(file.bytes, host) }) : text('fileNone')}
      </p>
      {view.id === NEW_PRODUCT ? (
        <p>{text('fileFirst')}</p>
      ) : (
        <>
          <FileForm {...formValues} call={PRODUCT_EDITOR_CALLS.saveProductFile} isUpload>
            <Field {...blockField(field)}>{(control) => <input type="file" {...control} />}</Field>
            <p>
              <button type="submit" className="button">
                {text(file ? 'fileReplace' : 'fileSave')}
              </button>
            </p>
          </FileForm>
          {file && (
            <details className="admin-product-editor__removal">
              <summary>{text('fileRemoval')}</summary>
              <FileForm {...formValues} call={PRODUCT_EDITOR_CALLS.removeProductFile}>
                <p>{text('fileRemovalHint')}</p>
                <p>
                  <button type="submit" className="button button--quiet">
                    {text('fileRemoval')}
                  </button>
                </p>
              </FileForm>
            </details>
          )}
        </>
      )}
    </section>
  );
}

interface FileFormProps extends FormValues {
  readonly call: { readonly method: string; readonly path: string };
  readonly isUpload?: boolean;
  readonly children: ReactNode;
}

/** A form that the browser submits without script, because browsers show the progress of an upload that takes minutes. */
function FileForm({ block, view, host, call, isUpload, children }: FileFormProps): ReactElement {
  const sends = {
    [CRUMB_PARAMETER]: host.perRequest.crumb,
    block,
    page: view.address,
    id: view.id,
    seen: view.saved?.file?.id ?? '',
  };
  return (
    <form
      className="admin-product-editor__form"
      method={call.method}
      action={call.path}
      {...(isUpload ? { encType: 'multipart/form-data' } : {})}
    >
      {Object.entries(sends).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}

function sizeText(bytes: number, { text }: ProductEditorHost): string {
  return bytes < MEGA
    ? text('kilobytes', { size: Math.max(1, Math.round(bytes / KILO)) })
    : text('megabytes', { size: Math.round(bytes / (MEGA / 10)) / 10 });
}
