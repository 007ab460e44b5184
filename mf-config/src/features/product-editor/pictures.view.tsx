import type { ReactElement } from 'react';
import type { PictureChoice } from 'shared-types/config/product-editor';
import { LineField, Part } from './editor-field.view';
import { PageLinks } from './page-links.view';
import { valueOf, type Filling } from './product-editor-host';

/** The site's pictures, those it shows first; a number is a picture's place. */
export function Pictures(filling: Filling): ReactElement {
  const { view, host } = filling;
  const { saved } = view;
  return (
    <Part {...filling} name="pictures" title={host.text('pictures')} hint={host.text('picturesHint')}>
      {saved ? (
        <>
          {saved.pictures.length === 0 && <p>{host.text('noPictures')}</p>}
          <ul className="config-product-editor__pictures">
            {saved.pictures.map((choice) => (
              <li key={choice.id} className="config-product-editor__picture">
                <Choice {...filling} choice={choice} />
              </li>
            ))}
          </ul>
          <PageLinks {...filling} pages={saved.picturePages} name="pictures" />
        </>
      ) : (
        <Kept {...filling} />
      )}
    </Part>
  );
}

function Choice({ choice, ...filling }: Filling & { readonly choice: PictureChoice }): ReactElement {
  return (
    <>
      <img {...filling.host.image(choice.picture, '100px')} alt="" loading="lazy" decoding="async" />
      <LineField
        {...filling}
        name={`p.${choice.id}`}
        label={choice.name}
        more={{ inputMode: 'numeric', dir: 'ltr', maxLength: 3 }}
      />
    </>
  );
}

/** Who is signed out is shown none of the site's pictures; what was chosen stays chosen. */
function Kept({ form, ...filling }: Filling): ReactElement {
  const names = Object.keys(form?.values ?? {}).filter((name) => name.startsWith('p.'));
  return (
    <>
      {names.map((name) => (
        <input key={name} type="hidden" name={name} value={valueOf({ form, ...filling }, name)} />
      ))}
    </>
  );
}
