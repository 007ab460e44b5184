import type { ReactElement } from 'react';
import { FONT_CATEGORIES, FONT_FAMILIES } from 'shared-types/site/fonts';
import type { FontName } from 'shared-types/site/page/frame';
import type { StylesProps } from '../styles-props';
import { fontLabel, fontsByCategory } from './font-fields.view';

const LONGEST_SEARCH = 60;

/** The dialog that a script opens to choose one font, for headings or for text: a combobox with a list box. */
export function FontPicker(props: StylesProps): ReactElement {
  const { text } = props.host;
  const id = `block-${props.block}-fonts`;
  return (
    <dialog className="admin-styles__picker" aria-labelledby={`${id}-title`} data-font-picker="">
      <div className="admin-styles__picker-head">
        <h2 id={`${id}-title`} data-font-heading="">
          {text('fonts')}
        </h2>
        <button type="button" className="admin-styles__picker-close" data-font-close="">
          {text('closeFonts')}
        </button>
      </div>
      <div className="admin-styles__picker-find">
        <input
          type="text"
          inputMode="search"
          role="combobox"
          aria-label={text('searchFonts')}
          aria-autocomplete="list"
          aria-expanded="true"
          aria-controls={`${id}-list`}
          placeholder={text('searchFonts')}
          maxLength={LONGEST_SEARCH}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          dir="auto"
          autoFocus
        />
        <select aria-label={text('fontCategories')} data-font-filter="">
          <option value="">{text('allFonts')}</option>
          {FONT_CATEGORIES.map((category) => (
            <option key={category} value={category}>
              {text('fontCategory', { category })}
            </option>
          ))}
        </select>
      </div>
      <p className="admin-styles__picker-status" role="status" data-font-status="" />
      <p className="admin-styles__picker-trouble" role="alert" data-font-trouble="" />
      <button type="button" className="admin-styles__picker-retry" data-font-retry="" hidden>
        {text('retryFonts')}
      </button>
      <FontList {...props} id={`${id}-list`} />
    </dialog>
  );
}

function FontList({ id, ...props }: StylesProps & { readonly id: string }): ReactElement {
  const { text } = props.host;
  return (
    <div
      className="admin-styles__picker-list"
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-label={text('fonts')}
      data-font-list=""
    >
      {fontsByCategory().map(([category, names]) => (
        <div key={category} role="group" aria-labelledby={`${id}-${category}`} data-font-group={category}>
          <p className="admin-styles__picker-category" id={`${id}-${category}`} role="presentation">
            {text('fontCategory', { category })}
          </p>
          {names.map((name) => (
            <FontOption key={name} {...props} name={name} id={`${id}-${name.replaceAll(' ', '-')}`} />
          ))}
        </div>
      ))}
    </div>
  );
}

function FontOption({ id, name, view, host }: StylesProps & { readonly id: string; readonly name: FontName }) {
  const { text, heading, textExt, headingExt } = view.fontFiles?.[name] ?? {};
  return (
    <div
      className="admin-styles__font"
      role="option"
      id={id}
      aria-selected="false"
      data-font={name}
      data-general={FONT_FAMILIES[name].general}
      data-text={text}
      data-heading={heading}
      data-text-ext={textExt}
      data-heading-ext={headingExt}
    >
      <span className="admin-styles__font-name" data-face={name}>
        {fontLabel(name, host)}
      </span>
      <span className="admin-styles__font-note" data-font-failed="" hidden />
    </div>
  );
}
