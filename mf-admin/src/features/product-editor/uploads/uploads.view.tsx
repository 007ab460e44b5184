import type { ReactElement } from 'react';
import { UPLOAD_FIELD, UPLOAD_TYPES } from 'shared-types/admin/store/product-editor';
import { SettingsField } from '../../../parts/settings-form/settings-field.view';
import { PictureChoiceItem } from './picture-choice.view';
import type { FormValues } from '../product-editor-host';

/** Placeholder values in the template, which the script replaces in each copy. */
const NOT_YET = { id: 'new', name: '', picture: { src: '', width: 0, height: 0, alt: '' }, isUploaded: true } as const;

/**
 * Field to upload pictures. Without script they are sent with the product; with script each picture is uploaded as soon as it
 * is chosen, with its progress in a separate line.
 */
export function Uploads(formValues: FormValues): ReactElement {
  const { block, form, host } = formValues;
  const { text } = host;
  const field = { block, name: UPLOAD_FIELD, label: text('upload'), hint: text('uploadHint'), form };
  return (
    <div className="admin-product-editor__uploads" data-uploads="">
      <SettingsField {...field}>
        {(control) => <input type="file" multiple accept={UPLOAD_TYPES.join(',')} {...control} />}
      </SettingsField>
      <ul className="admin-product-editor__lines" data-upload-lines="" />
      <template data-upload-line="">
        <li className="admin-product-editor__line">
          <span className="admin-product-editor__file" data-name="" dir="auto" />
          <progress max={100} value={0} />
          <span className="admin-product-editor__state" data-state="" dir="auto" />
          <button type="button" className="button button--quiet" data-again="" hidden>
            {text('uploadAgain')}
          </button>
          <button type="button" className="button button--quiet" data-cancel="">
            {text('uploadCancel')}
          </button>
        </li>
      </template>
      <template data-upload-picture="">
        <PictureChoiceItem {...formValues} choice={NOT_YET} />
      </template>
    </div>
  );
}
