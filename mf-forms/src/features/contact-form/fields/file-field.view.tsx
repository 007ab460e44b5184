import type { ReactElement } from 'react';
import { FIELD_PARTS, FIELD_PREFIX, FILE_PART } from 'shared-types/forms/contact-form';
import { FORM_FILE_TYPES, type FileGroup } from 'shared-types/forms/form-upload';
import { Single } from './field-group.view';
import type { FieldKind, FieldProps } from './field-props';
import { inputAttributes } from './input-attributes';
import '../uploads/uploads.css';

/** A file that the server has kept while the form was refused. */
interface KeptFile {
  readonly id: string;
  readonly name: string;
}

/** Files are sent with the form, or with script as soon as they are chosen. A kept file is sent unless its box is unchecked. */
export const FileField: FieldKind = (props) => {
  const { field } = props;
  const { defaultValue: _, ...attributes } = inputAttributes(props, FILE_PART);
  const most = field.mostFiles ?? 1;
  return (
    <Single props={props} part={FILE_PART}>
      <div className="forms-contact-form__uploads" data-files={field.id} data-most={most}>
        <input {...attributes} type="file" multiple={most > 1} accept={extensionsOf(field.accepts)} />
        <ul className="forms-contact-form__files" data-uploads="">
          {keptFiles(props).map((file) => (
            <li key={file.id}>
              <label className="forms-contact-form__box">
                <input type="checkbox" name={uploadName(props)} value={file.id} defaultChecked />
                <bdi>{file.name}</bdi>
              </label>
            </li>
          ))}
        </ul>
        <template data-upload-row="">
          <UploadRow {...props} />
        </template>
      </div>
    </Single>
  );
};

/** Filled in by the script. Its input is sent once the file is complete. */
function UploadRow(props: FieldProps): ReactElement {
  const { text } = props;
  return (
    <li className="forms-contact-form__upload">
      <input type="hidden" name={uploadName(props)} disabled />
      <bdi className="forms-contact-form__file" data-name="" />
      <progress max={100} value={0} />
      <span data-state="" />
      <button type="button" className="button button--quiet" data-retry="" hidden>
        {text('fileRetry')}
      </button>
      <button type="button" className="button button--quiet" data-remove="">
        {text('fileRemove')}
      </button>
    </li>
  );
}

function uploadName({ field }: FieldProps): string {
  return `${FIELD_PREFIX}${field.id}.${FIELD_PARTS.file[0]}`;
}

/** The server writes an id and a name in each line. */
function keptFiles(props: FieldProps): readonly KeptFile[] {
  return (props.values[uploadName(props)] ?? '').split('\n').flatMap((line) => {
    const [id = '', ...name] = line.split(' ');
    return name.length > 0 ? [{ id, name: name.join(' ') }] : [];
  });
}

/** For the browser's file dialog; the server checks contents. */
function extensionsOf(accepts: FileGroup = 'any'): string {
  const types = Object.values(FORM_FILE_TYPES).filter(({ group }) => accepts === 'any' || group === accepts);
  return [...new Set(types.flatMap(({ extensions }) => extensions))].map((extension) => `.${extension}`).join(',');
}
