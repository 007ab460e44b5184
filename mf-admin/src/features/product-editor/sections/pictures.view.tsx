import type { ReactElement } from 'react';
import type { EditedProduct } from 'shared-types/admin/store/product-editor';
import { Part } from './field.view';
import { PageLinks } from './page-links.view';
import { PictureChoiceItem } from '../uploads/picture-choice.view';
import { isTyped, valueOf, type FormValues } from '../product-editor-host';
import { Uploads } from '../uploads/uploads.view';

/** The product's pictures in their order; without script all others of the site are below, with a number for each. */
export function Pictures(formValues: FormValues): ReactElement {
  const { view, host } = formValues;
  const { saved } = view;
  const own = (saved?.pictures ?? []).filter(({ id }) => valueOf(formValues, `p.${id}`) !== '');
  return (
    <Part {...formValues} name="pictures" title={host.text('pictures')}>
      {saved && (
        <>
          <ul className="admin-product-editor__pictures" data-pictures="">
            {own.map((choice) => (
              <PictureChoiceItem key={choice.id} {...formValues} choice={choice} />
            ))}
          </ul>
          <p data-choose="" hidden>
            <button type="button" className="button button--quiet">
              {host.text('choosePictures')}
            </button>
          </p>
          <Uploads {...formValues} />
          <Others {...formValues} saved={saved} />
        </>
      )}
      <Kept {...formValues} />
    </Part>
  );
}

/** The site's other pictures, which with script are chosen from the library instead. */
function Others({ saved, ...formValues }: FormValues & { readonly saved: EditedProduct }): ReactElement {
  const { host } = formValues;
  const others = saved.pictures.filter(({ id }) => valueOf(formValues, `p.${id}`) === '');
  return (
    <details className="admin-product-editor__more" data-other-pictures="" open={saved.picturePages.page > 1}>
      <summary>{host.text('otherPictures')}</summary>
      {/* With script, fields of pictures that are not chosen are not sent. */}
      <fieldset className="admin-product-editor__others">
        <legend className="field__hint">{host.text('picturesHint')}</legend>
        {others.length === 0 && <p>{host.text('noPictures')}</p>}
        <ul className="admin-product-editor__pictures">
          {others.map((choice) => (
            <PictureChoiceItem key={choice.id} {...formValues} choice={choice} />
          ))}
        </ul>
        <PageLinks {...formValues} pages={saved.picturePages} name="pictures" />
      </fieldset>
    </details>
  );
}

const PICTURE = /^[pa]\.([^.]+)(?:\.seen)?$/;

/** Keeps the selection of pictures that are not shown: on other pages, or all after the session has ended. */
function Kept({ form, view, ...formValues }: FormValues): ReactElement {
  const shown = new Set(view.saved?.pictures.map(({ id }) => id));
  const typed = isTyped(form) ? Object.keys(form.values) : [];
  const names = typed.filter((name) => {
    const id = PICTURE.exec(name)?.[1];
    return id !== undefined && !shown.has(id);
  });
  return (
    <>
      {names.map((name) => (
        <input key={name} type="hidden" name={name} value={valueOf({ form, view, ...formValues }, name)} />
      ))}
    </>
  );
}
