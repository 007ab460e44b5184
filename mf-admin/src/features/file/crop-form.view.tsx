import type { ReactElement } from 'react';
import { FILE_CALLS, type FileCrop } from 'shared-types/admin/files/file';
import { blockField, Field } from 'shared-types/site/field';
import { AdminForm } from '../../parts/admin-form/admin-form.view';
import type { FileProps } from './file-props';

const ROTATIONS = [0, 90, 180, 270] as const;
const SIDES = ['left', 'top', 'width', 'height'] as const;

/** The part of the original that visitors see, in percent, and how it is turned. */
export function CropForm({
  block,
  view,
  form: anyForm,
  host,
  crop,
}: FileProps & { readonly crop: FileCrop }): ReactElement {
  const { text, url } = host;
  const { file, address } = view;
  // Only this form of the page sends a rotation.
  const form = anyForm?.values['rotate'] === undefined ? undefined : anyForm;
  const rotate = form?.values['rotate'] ?? String(crop.rotate);
  return (
    <section className="admin-file__part">
      <h2>{text('crop')}</h2>
      <p className="admin-muted">{text('cropHint')}</p>
      <AdminForm
        className="admin-file__form"
        call={FILE_CALLS.cropFile}
        sends={{ block, page: address, id: file.id }}
        data-crop=""
        host={host}
      >
        <p className="form-error" data-form-error="" tabIndex={-1} {...(form && { role: 'alert', autoFocus: true })}>
          {form?.message}
        </p>
        <div className="admin-file__picture" data-picture="">
          <img
            src={url(FILE_CALLS.getOriginal.path, { id: file.id, rotate })}
            alt={text('original')}
            loading="lazy"
            draggable={false}
          />
          <span className="admin-file__frame" data-frame="" hidden />
        </div>
        <Field {...blockField({ block, name: 'rotate', label: text('rotate'), form })}>
          {(control) => (
            <select {...control} defaultValue={rotate}>
              {ROTATIONS.map((degrees) => (
                <option key={degrees} value={degrees}>
                  {text('rotateBy', { degrees })}
                </option>
              ))}
            </select>
          )}
        </Field>
        <div className="admin-file__sides">
          {SIDES.map((side) => (
            <Field key={side} {...blockField({ block, name: side, label: text(side), form })}>
              {(control) => (
                <input
                  {...control}
                  type="text"
                  inputMode="numeric"
                  dir="ltr"
                  maxLength={8}
                  defaultValue={form?.values[side] ?? String(crop[side])}
                />
              )}
            </Field>
          ))}
        </div>
        <button type="submit" className="button">
          {text('cropSave')}
        </button>
      </AdminForm>
    </section>
  );
}
