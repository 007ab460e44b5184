import type { ReactElement } from 'react';
import { FILE_CALLS } from 'shared-types/admin/files/file';
import { FILE_LIMIT } from 'shared-types/admin/files/files';
import { blockField, Field } from 'shared-types/site/field';
import { AdminForm } from '../../parts/admin-form/admin-form.view';
import type { FileProps } from './file-props';

const PERCENT = 100;

/** Name, alternative text, folder and focal point. */
export function DetailsForm({ block, view, form: anyForm, host }: FileProps): ReactElement {
  const { text } = host;
  const { file, folders, address, base } = view;
  // Only this form of the page sends a title.
  const form = anyForm?.values['title'] === undefined ? undefined : anyForm;
  const value = (name: string, saved: string): string => form?.values[name] ?? saved;
  const field = (name: string, label: string, hint?: string) =>
    blockField({ block, name, label, form, ...(hint === undefined ? {} : { hint }) });
  const { x, y } = file.picture?.focalPoint ?? { x: 0.5, y: 0.5 };
  return (
    <section className="admin-file__part">
      <h2>{text('details')}</h2>
      <AdminForm
        className="admin-file__form"
        call={FILE_CALLS.saveFile}
        sends={{ block, page: address, id: file.id, base: form?.values['base'] ?? base, key: form?.key ?? '' }}
        host={host}
      >
        <p className="form-error" data-form-error="" tabIndex={-1} {...(form && { role: 'alert', autoFocus: true })}>
          {form?.message}
        </p>
        <Field {...field('title', text('name'), text('nameHint'))}>
          {(control) => (
            <input
              {...control}
              type="text"
              maxLength={FILE_LIMIT.name}
              defaultValue={value('title', file.title)}
              dir="auto"
            />
          )}
        </Field>
        {file.picture && (
          <Field {...field('alt', text('alt'), text('altHint'))}>
            {(control) => (
              <textarea
                {...control}
                rows={2}
                maxLength={FILE_LIMIT.alt}
                defaultValue={value('alt', file.alt)}
                dir="auto"
              />
            )}
          </Field>
        )}
        <Field {...field('folder', text('folder'))}>
          {(control) => (
            <select {...control} defaultValue={value('folder', file.folder)}>
              <option value="">{text('noFolder')}</option>
              {folders.map((folder) => (
                <option key={folder} value={folder} dir="auto">
                  {folder}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field {...field('newFolder', text('newFolder'))}>
          {(control) => (
            <input
              {...control}
              type="text"
              maxLength={FILE_LIMIT.folder}
              defaultValue={value('newFolder', '')}
              dir="auto"
            />
          )}
        </Field>
        {file.picture && (
          <fieldset className="admin-file__focal" data-focal="">
            <legend>{text('focal')}</legend>
            <p className="field__hint">{text('focalHint')}</p>
            <div className="admin-file__picture" data-picture="" role="group" aria-label={text('focal')}>
              <img {...host.image(file.picture, '320px')} alt="" />
              <span className="admin-file__mark" data-mark="" hidden />
            </div>
            {(
              [
                ['focalX', x],
                ['focalY', y],
              ] as const
            ).map(([name, part]) => (
              <Field key={name} {...field(name, text(name))}>
                {(control) => (
                  <input
                    {...control}
                    type="text"
                    inputMode="numeric"
                    dir="ltr"
                    maxLength={8}
                    defaultValue={value(name, String(Math.round(part * PERCENT)))}
                  />
                )}
              </Field>
            ))}
          </fieldset>
        )}
        <button type="submit" className="button">
          {text('save')}
        </button>
      </AdminForm>
    </section>
  );
}
