import type { ReactElement } from 'react';
import { BANNER_TEXT_PARTS, type BannerText, type SiteLanguage } from 'shared-types/admin/cookie-settings';
import { BANNER_LONGEST } from 'shared-types/consent/cookie-banner';
import { isTyped } from '../../parts/settings-form/is-typed';
import type { FormValues } from './cookie-settings-host';
import { FormPart } from '../../parts/settings-form/form-part.view';
import { SettingsField } from '../../parts/settings-form/settings-field.view';
import { localizedField } from '../../parts/settings-form/localized-field';

export function BannerTextFields(formValues: FormValues): ReactElement {
  const { languages } = formValues.view;
  return (
    <>
      {languages.map((language, index) => (
        <LanguageTextFields key={language.locale} {...formValues} language={language} index={index} />
      ))}
    </>
  );
}

interface LanguageTextFieldsProps extends FormValues {
  readonly language: SiteLanguage;
  readonly index: number;
}

function LanguageTextFields({ language, index, ...formValues }: LanguageTextFieldsProps): ReactElement {
  const { host, view } = formValues;
  const isOnly = view.languages.length === 1;
  return (
    <FormPart title={isOnly ? host.text('legend') : host.text('legendIn', { language: language.name })}>
      {BANNER_TEXT_PARTS.map((part) => (
        <TextPartField key={part} {...formValues} part={part} language={language} index={index} />
      ))}
    </FormPart>
  );
}

function TextPartField({
  part,
  language: { locale },
  index,
  ...formValues
}: LanguageTextFieldsProps & { readonly part: keyof BannerText }) {
  const { block, view, form, host } = formValues;
  const name = localizedField(part, index === 0 ? undefined : locale);
  const field = { block, name, label: host.text(part), hint: host.text(`${part}Hint`), form };
  const attributes = {
    defaultValue: isTyped(form) ? form.values[name] : view.saved?.texts[index]?.[part],
    maxLength: BANNER_LONGEST[part],
    lang: locale,
    dir: 'auto',
  };
  return (
    <SettingsField {...field}>
      {(control) =>
        part === 'cookieBannerText' ? (
          <textarea {...control} {...attributes} />
        ) : (
          <input type="text" {...control} {...attributes} />
        )
      }
    </SettingsField>
  );
}
