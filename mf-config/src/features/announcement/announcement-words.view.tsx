import type { ReactElement } from 'react';
import { ANNOUNCEMENT_LONGEST, ANNOUNCEMENT_WORDS, type AnnouncementWords } from 'shared-types/config/announcement';
import type { SiteLanguage } from 'shared-types/config/cookie-settings';
import { controlAttributes, SettingsField } from '../../parts/settings-form/settings-field.view';
import { wordsField } from '../../parts/settings-form/words-field';
import { filledWord, type Filling } from './announcement-host';

/** The words in every language of the site. */
export function AnnouncementWordsFields(filling: Filling): ReactElement {
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
    <fieldset className="config-announcement__part" data-page={view.pages[index]} data-language={index}>
      <legend className="config-announcement__legend">
        {isOnly ? host.text('words') : host.text('wordsIn', { language: language.name })}
      </legend>
      {ANNOUNCEMENT_WORDS.map((word) => (
        <Word key={word} {...filling} word={word} language={language} index={index} />
      ))}
    </fieldset>
  );
}

function Word({
  word,
  language: { locale },
  index,
  ...filling
}: LanguageWordsProps & { word: keyof AnnouncementWords }) {
  const { block, form, host } = filling;
  const name = wordsField(word, index === 0 ? undefined : locale);
  const field = { block, name, label: host.text(word), hint: host.text(`${word}Hint`), form };
  return (
    <SettingsField {...field}>
      <input
        type="text"
        defaultValue={filledWord(filling, word, index)}
        maxLength={ANNOUNCEMENT_LONGEST[word]}
        data-word={word}
        {...(word === 'linkHref'
          ? { autoCapitalize: 'none', spellCheck: false, dir: 'ltr' }
          : { lang: locale, dir: 'auto' })}
        {...controlAttributes(field)}
      />
    </SettingsField>
  );
}
