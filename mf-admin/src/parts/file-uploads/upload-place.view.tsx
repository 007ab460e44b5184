import type { ReactElement } from 'react';
import { FILE_FIELD, FILES_CALLS } from 'shared-types/admin/files/files';
import type { RenderHost } from 'shared-types/host/render-host';
import type { FormState } from 'shared-types/render';
import { Field, blockField } from 'shared-types/site/field';
import { AdminForm, type FormMessages } from '../admin-form/admin-form.view';
import { FOCUSED } from '../focused/focused';
import { acceptedFiles } from './accepted-files';
import type { messages } from './upload-form.messages';
import './file-uploads.css';

type UploadMessages = Readonly<Record<keyof typeof messages, string>> & FormMessages;

interface UploadPlaceProps {
  readonly block: string;
  /** Label of the input. */
  readonly label: string;
  /** Path and query of this page. */
  readonly page: string;
  readonly folder?: string;
  /** Id of the file that is replaced; then one file is chosen. */
  readonly replaces?: string;
  readonly form: FormState | undefined;
  readonly host: RenderHost<UploadMessages>;
}

/** A form that uploads files. With script each file is sent by itself, with a line that shows how far it is. */
export function UploadPlace({ block, label, page, folder, replaces, form, host }: UploadPlaceProps): ReactElement {
  const { text } = host;
  const own = form?.errors[FILE_FIELD.files] === undefined ? undefined : form;
  return (
    <section className="admin-file-uploads" data-uploads="">
      <AdminForm
        className="admin-file-uploads__form"
        call={FILES_CALLS.sendFiles}
        encType="multipart/form-data"
        sends={{ block, page, ...(folder ? { folder } : {}), ...(replaces ? { replaces } : {}) }}
        host={host}
      >
        {own?.message !== undefined && (
          <p className="form-error" role="alert" {...FOCUSED}>
            {own.message}
          </p>
        )}
        <Field {...blockField({ block, name: FILE_FIELD.files, label, hint: text('uploadTypes'), form: own })}>
          {(control) => <input type="file" multiple={replaces === undefined} accept={acceptedFiles()} {...control} />}
        </Field>
        <p className="admin-muted" data-drop="" hidden>
          {text('uploadDrop')}
        </p>
        <button type="submit" className="button" data-send="">
          {text('uploadSend')}
        </button>
      </AdminForm>
      <div className="admin-file-uploads__sum" data-sum="" hidden>
        <progress max={100} value={0} aria-label={text('uploadFiles')} />
        <p data-sum-text="" tabIndex={-1} />
        <a data-see="" href={page} hidden>
          {text('uploadSee')}
        </a>
      </div>
      <ul className="admin-file-uploads__lines" data-lines="" />
      <template data-line="">
        <li className="admin-file-uploads__line">
          <bdi className="admin-file-uploads__name" data-name="" />
          <progress max={100} value={0} />
          <span className="admin-file-uploads__state" data-state="" dir="auto" />
          <button type="button" className="button button--quiet" data-again="" hidden>
            {text('uploadAgain')}
          </button>
          <button type="button" className="button button--quiet" data-cancel="">
            {text('uploadCancel')}
          </button>
        </li>
      </template>
    </section>
  );
}
