import type { ReactElement } from 'react';
import { STYLE_FONTS, type StyleFont } from 'shared-types/admin/styles';
import { FONT_CATEGORIES, FONT_FAMILIES, type FontCategory } from 'shared-types/site/fonts';
import { FONT_NAMES, type FontName } from 'shared-types/site/page/frame';
import { SettingsField } from '../../../parts/settings-form/settings-field.view';
import { fieldOf, type StylesProps } from '../styles-props';
import { FONT_PAIRS } from 'shared-types/admin/theme/font-pairs';

/** Fonts of headings and of text: select elements, in whose place a script puts buttons that open the picker. */
export function FontFields(props: StylesProps): ReactElement {
  const { text } = props.host;
  return (
    <fieldset className="admin-styles__fonts">
      <legend>{text('fonts')}</legend>
      <div className="admin-styles__pairs" role="group" aria-label={text('fontPairs')} data-font-pairs="" hidden>
        {FONT_PAIRS.map(({ heading, body }) => (
          <button key={heading} type="button" className="admin-styles__pair" data-heading={heading} data-body={body}>
            <span className="admin-styles__pair-heading" data-face={heading} data-use="heading">
              {heading}
            </span>{' '}
            <span data-face={body}>{body}</span>
          </button>
        ))}
      </div>
      {STYLE_FONTS.map((name) => (
        <FontField key={name} name={name} {...props} />
      ))}
    </fieldset>
  );
}

function FontField({ name, ...props }: StylesProps & { readonly name: StyleFont }): ReactElement {
  const { value, ...field } = fieldOf(props, name);
  const { text } = props.host;
  return (
    <SettingsField {...field}>
      {(control) => (
        <>
          {/* Otherwise the browser would select the first option, which would count as a change. */}
          <select
            className="admin-styles__font-select"
            defaultValue={value || FONT_NAMES[0]}
            data-font-saved={props.view.saved?.values[name]}
            {...control}
          >
            {fontsByCategory().map(([category, names]) => (
              <optgroup key={category} label={text('fontCategory', { category })}>
                {names.map((font) => (
                  <option key={font} value={font}>
                    {fontLabel(font, props.host)}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
          <button
            type="button"
            id={`${control.id}-pick`}
            className="admin-styles__font-button"
            aria-haspopup="dialog"
            aria-describedby={control['aria-describedby']}
            data-font-pick={name}
            data-font-title={text(name === 'heading' ? 'fontOfHeadings' : 'fontOfText')}
            hidden
          >
            {value}
          </button>
        </>
      )}
    </SettingsField>
  );
}

/** The families of each category, in their order. */
export function fontsByCategory(): readonly (readonly [FontCategory, readonly FontName[]])[] {
  return FONT_CATEGORIES.map((category) => [
    category,
    FONT_NAMES.filter((name) => FONT_FAMILIES[name].category === category),
  ]);
}

/** Families are named alike in all languages. */
export function fontLabel(name: FontName, { text }: Pick<StylesProps['host'], 'text'>): string {
  return name === 'system' ? text('systemFont') : name;
}
