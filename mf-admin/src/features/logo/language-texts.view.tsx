import type { ReactElement } from 'react';
import type { SiteLanguage } from 'shared-types/admin/cookie-settings';
import { LOGO_TEXTS } from 'shared-types/admin/theme/logo';
import { LOOK_LIMIT } from 'shared-types/site/page/site-look';
import { localizedField } from '../../parts/settings-form/localized-field';
import { LineField } from '../../parts/settings-form/settings-controls.view';
import { valueOf, type LogoProps } from './logo-props';

export const ADDRESS = { dir: 'ltr', maxLength: LOOK_LIMIT.href, autoCapitalize: 'none', spellCheck: false } as const;

/** Texts of header and footer in each further language of the site. */
export function LanguageTexts(props: LogoProps): ReactElement {
  const [, ...further] = props.view.languages;
  return (
    <>
      {further.map((language) => (
        <TextsIn key={language.locale} {...props} language={language} />
      ))}
    </>
  );
}

function TextsIn({ language: { locale, name: language }, ...props }: LogoProps & { readonly language: SiteLanguage }) {
  const { block, form, host } = props;
  return (
    <section className="admin-logo__part">
      <h2>{host.text('textsIn', { language })}</h2>
      <p className="admin-muted">{host.text('textsInHint')}</p>
      {LOGO_TEXTS.map((part) => {
        const name = localizedField(part, locale);
        return (
          <LineField
            key={part}
            {...{ block, form, name, label: host.text(part), value: valueOf(props, name) }}
            more={part === 'buttonHref' ? ADDRESS : { maxLength: LOOK_LIMIT[part], lang: locale }}
          />
        );
      })}
    </section>
  );
}
