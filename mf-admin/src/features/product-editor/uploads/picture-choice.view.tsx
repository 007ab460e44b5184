import type { ReactElement } from 'react';
import type { PictureChoice } from 'shared-types/admin/store/product-editor';
import { PRODUCT_LIMIT } from 'shared-types/commerce/product';
import { LineField } from '../sections/field.view';
import { isTyped, type FormValues } from '../product-editor-host';

/** A picture with its position and, if uploaded by an owner, its alternative text. A script shows the buttons. */
export function PictureChoiceItem({
  choice,
  ...formValues
}: FormValues & { readonly choice: PictureChoice }): ReactElement {
  const { id, name, picture, isUploaded } = choice;
  const { text, image } = formValues.host;
  return (
    <li className="admin-product-editor__picture" data-picture={id} data-picture-name={name}>
      {picture.src && <img {...image(picture, '100px', 1)} alt="" loading="lazy" decoding="async" />}
      <span className="admin-product-editor__main">{text('mainPicture')}</span>
      <LineField
        {...formValues}
        name={`p.${id}`}
        label={name}
        more={{ inputMode: 'numeric', dir: 'ltr', maxLength: 3 }}
      />
      <p className="admin-product-editor__moves" data-moves="" hidden>
        <button type="button" className="button button--quiet" data-move="-1" aria-label={text('earlier', { name })}>
          <span aria-hidden="true">↑</span>
        </button>
        <button type="button" className="button button--quiet" data-move="1" aria-label={text('later', { name })}>
          <span aria-hidden="true">↓</span>
        </button>
        <button type="button" className="button button--quiet" data-take-out="" aria-label={text('takeOut', { name })}>
          <span aria-hidden="true">✕</span>
        </button>
      </p>
      {isUploaded && (
        <LineField
          {...formValues}
          name={`a.${id}`}
          label={text('alt')}
          more={{ maxLength: PRODUCT_LIMIT.pictureAltLength, 'aria-label': `${text('alt')}: ${name}` }}
        />
      )}
      {isUploaded && <AltText {...formValues} id={id} />}
    </li>
  );
}

/** The alternative text when the form was filled. Texts of the product's own pictures are part of its state. */
function AltText({ view, form, id }: FormValues & { readonly id: string }): ReactElement | null {
  const { [`p.${id}`]: place, [`a.${id}`]: alt = '' } = view.saved?.values ?? {};
  if (place !== undefined) return null;
  const name = `a.${id}.seen`;
  return <input type="hidden" name={name} value={(isTyped(form) ? form.values[name] : undefined) ?? alt} />;
}
