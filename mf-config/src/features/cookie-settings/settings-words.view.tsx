import type { ReactElement } from 'react';
import { BANNER_WORDS, type BannerWords, type SiteLanguage } from 'shared-types/config/cookie-settings';
import { BANNER_LONGEST } from 'shared-types/consent/cookie-banner';
import { isTyped } from '../../parts/settings-form/is-typed';
import type { Filling } from './cookie-settings-host';
import { controlAttributes, SettingsField } from '../../parts/settings-form/settings-field.view';
import { wordsField } from '../../parts/settings-form/words-field';

/** The words in every language of the site. */
export function SettingsWords(filling: Filling): ReactElement {
  const { languages } = filling.view;
  return (
    <>
      {languages.map((language, index) => (
        <LanguageWords key={language.locale} {...filling} language={language} index={index} />
      ))}
    </>
  );
}

interface LanguageWordsProps extends Filling {
  readonly language: SiteLanguage;
  /** Its place among the site's languages. */
  readonly index: number;
}

function LanguageWords({ language, index, ...filling }: LanguageWordsProps): ReactElement {
  const { host, view } = filling;
  const isOnly = view.languages.length === 1;
  return (
    <fieldset className="config-cookie-settings__part">
      <legend className="config-cookie-settings__legend">
        {isOnly ? host.text('words') : host.text('wordsIn', { language: language.name })}
      </legend>
      {BANNER_WORDS.map((word) => (
        <Words key={word} {...filling} word={word} language={language} index={index} />
      ))}
    </fieldset>
  );
}

function Words({
  word,
  language: { locale },
  index,
  ...filling
}: LanguageWordsProps & { readonly word: keyof BannerWords }) {
  const { block, view, form, host } = filling;
  const name = wordsField(word, index === 0 ? undefined : locale);
  const field = { block, name, label: host.text(word), hint: host.text(`${word}Hint`), form };
  const attributes = {
    ...controlAttributes(field),
    defaultValue: isTyped(form) ? form.values[name] : view.saved?.words[index]?.[word],
    maxLength: BANNER_LONGEST[word],
    lang: locale,
    dir: 'auto',
  };
  return (
    <SettingsField {...field}>
      {word === 'cookieBannerText' ? <textarea {...attributes} /> : <input type="text" {...attributes} />}
    </SettingsField>
  );
}
