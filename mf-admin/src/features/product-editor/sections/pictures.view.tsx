import type { ReactElement } from 'react';
import { Part } from './field.view';
import { PageLinks } from './page-links.view';
import { PictureChoiceItem } from '../uploads/picture-choice.view';
import { isTyped, valueOf, type FormValues } from '../product-editor-host';
import { Uploads } from '../uploads/uploads.view';

/** The site's pictures, used ones first; a number is a picture's position. */
export function Pictures(formValues: FormValues): ReactElement {
  const { view, host } = formValues;
  const { saved } = view;
  return (
    <Part {...formValues} name="pictures" title={host.text('pictures')} hint={host.text('picturesHint')}>
      {saved && (
        <button type="button" className="button" data-choose="" hidden>
          {host.text('choosePictures')}
        </button>
      )}
      {saved && <Uploads {...formValues} />}
      {saved?.pictures.length === 0 && <p data-no-pictures="">{host.text('noPictures')}</p>}
      {saved && (
        <ul className="admin-product-editor__pictures" data-pictures="">
          {saved.pictures.map((choice) => (
            <PictureChoiceItem key={choice.id} {...formValues} choice={choice} />
          ))}
        </ul>
      )}
      <Kept {...formValues} />
      {saved && <PageLinks {...formValues} pages={saved.picturePages} name="pictures" />}
    </Part>
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
