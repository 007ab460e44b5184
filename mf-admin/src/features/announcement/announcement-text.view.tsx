import type { ReactElement } from 'react';
import { ANNOUNCEMENT_LONGEST, ANNOUNCEMENT_TEXT_PARTS, type AnnouncementText } from 'shared-types/admin/announcement';
import type { SiteLanguage } from 'shared-types/admin/cookie-settings';
import { FormPart } from '../../parts/settings-form/form-part.view';
import { SettingsField } from '../../parts/settings-form/settings-field.view';
import { localizedField } from '../../parts/settings-form/localized-field';
import { filledText, type FormValues } from './announcement-host';

export function AnnouncementTextFields(formValues: FormValues): ReactElement {
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
    <FormPart
      title={isOnly ? host.text('legend') : host.text('legendIn', { language: language.name })}
      data-page={view.pages[index]}
      data-language={index}
    >
      {ANNOUNCEMENT_TEXT_PARTS.map((part) => (
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
}: LanguageTextFieldsProps & { part: keyof AnnouncementText }) {
  const { block, form, host } = formValues;
  const name = localizedField(part, index === 0 ? undefined : locale);
  const field = { block, name, label: host.text(part), hint: host.text(`${part}Hint`), form };
  return (
    <SettingsField {...field}>
      {(control) => (
        <input
          type="text"
          defaultValue={filledText(formValues, part, index)}
          maxLength={ANNOUNCEMENT_LONGEST[part]}
          data-part={part}
          {...(part === 'linkHref'
            ? { autoCapitalize: 'none', spellCheck: false, dir: 'ltr', 'data-link-input': '' }
            : { lang: locale, dir: 'auto' })}
          {...control}
        />
      )}
    </SettingsField>
  );
}
