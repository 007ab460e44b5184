import type { ReactElement } from 'react';
import type { LogoPicture } from 'shared-types/admin/theme/logo';
import { ChoiceField } from '../../parts/settings-form/settings-controls.view';
import { fieldOf, type LogoProps } from './logo-props';

interface PictureFieldProps extends LogoProps {
  readonly name: 'logo' | 'icon';
}

/** A picture of the library: by the chooser of files, and without script by a list. */
export function PictureField({ name, ...props }: PictureFieldProps): ReactElement {
  const { text } = props.host;
  const field = fieldOf(props, name);
  const chosen = props.view.pictures.find((picture) => picture.name === field.value);
  return (
    <div className="admin-logo__picture" data-picture={name}>
      <span className="admin-logo__thumb" data-thumb="" hidden={!chosen}>
        {chosen && <img src={chosen.src} alt="" width="96" height="96" />}
      </span>
      <div className="admin-logo__select">
        <ChoiceField
          {...field}
          label={text('picture')}
          choices={[['', text(`${name}None`)], ...choicesOf(props.view.pictures, { name, value: field.value })]}
        />
      </div>
      <div className="admin-logo__acts" data-acts="" hidden>
        <button type="button" className="button button--quiet" data-choose="">
          {text('choosePicture')}
          <span className="visually-hidden">: {text(name)}</span>
        </button>
        <button type="button" className="button button--quiet" data-clear="">
          {text('removePicture')}
          <span className="visually-hidden">: {text(name)}</span>
        </button>
      </div>
    </div>
  );
}

/** Icons are square, and SVGs are icons only. What was typed stays a choice, also where the list of pictures is gone with the session. */
function choicesOf(
  pictures: readonly LogoPicture[],
  { name, value }: { readonly name: 'logo' | 'icon'; readonly value: string },
): (readonly [string, string])[] {
  const isFitting = (picture: LogoPicture) => (name === 'logo' ? !picture.isSvg : picture.isSquare);
  const fitting = pictures.filter((picture) => picture.name === value || isFitting(picture));
  const choices = fitting.map((picture) => [picture.name, picture.title] as const);
  return value === '' || fitting.some((picture) => picture.name === value) ? choices : [...choices, [value, value]];
}
