import type { ReactElement } from 'react';
import { CONFIG_PATH } from 'shared-types/config/config-path';
import { SITE_LANGUAGES_CALLS, type LanguageStatus } from 'shared-types/config/site-languages';
import type { RenderHost } from 'shared-types/host/render-host';
import type { PropsOf } from 'shared-types/render';
import { isTyped } from '../../parts/settings-form/is-typed';
import { ChoiceField } from '../../parts/settings-form/settings-controls.view';
import { SettingsActions } from '../../parts/settings-form/settings-actions.view';
import { SettingsForm } from '../../parts/settings-form/settings-form.view';
import type { strings } from './site-languages.strings';
import './site-languages.css';

type Props = PropsOf<'config/site-languages/saved'>;
type LanguagesHost = RenderHost<typeof strings>;

/** Which language is the site's own, as one form, and how far the site has come in each. */
export function element({ block, data, form }: Props, host: LanguagesHost): ReactElement {
  const { saved, choices, languages } = data['config/site-languages/saved'];
  const changed = saved?.changed;
  return (
    <div className="config-site-languages">
      <p>
        <a className="config-site-languages__home" href={CONFIG_PATH.home}>
          {host.text('home')}
        </a>
      </p>
      <h1>{host.text('title')}</h1>
      <p>{host.text('intro')}</p>
      {changed && (
        <p className="config-site-languages__note">{host.text('changed', { by: changed.by, at: changed.atText })}</p>
      )}
      <SettingsForm
        className="config-site-languages__form"
        call={SITE_LANGUAGES_CALLS.saveMainLanguage}
        page={CONFIG_PATH.siteLanguages}
        block={block.id}
        form={form}
        base={saved?.base}
        host={host}
      >
        <ChoiceField
          block={block.id}
          form={form}
          name="main"
          label={host.text('main')}
          hint={host.text('mainHint')}
          choices={choices.map(({ locale, name }) => [locale, name])}
          value={(isTyped(form) ? form.values.main : saved?.main) ?? ''}
        />
        <SettingsActions host={host} />
      </SettingsForm>
      <section className="config-site-languages__all" aria-labelledby={`block-${block.id}-all`}>
        <h2 id={`block-${block.id}-all`}>{host.text('all')}</h2>
        <ul className="config-site-languages__list">
          {languages.map((language) => (
            <Language key={language.locale} language={language} host={host} />
          ))}
        </ul>
        <p className="config-site-languages__note">{host.text('more')}</p>
      </section>
    </div>
  );
}

interface LanguageProps {
  readonly language: LanguageStatus;
  readonly host: LanguagesHost;
}

function Language({ language, host }: LanguageProps): ReactElement {
  const { name, root, isMain, isPublished, pages, missing, hasOwnWords } = language;
  const home = root || '/';
  return (
    <li className="config-site-languages__language">
      <h3 className="config-site-languages__name">
        {name}
        {isMain && ` (${host.text('isMain')})`}
      </h3>
      <p>
        {host.text('address')}: {isPublished ? <a href={home}>{home}</a> : home} ·{' '}
        {host.text('pages', { count: pages })}
      </p>
      {!isPublished && <p>{host.text('unpublished')}</p>}
      {!isMain && missing.length === 0 && <p>{host.text('complete')}</p>}
      {missing.length > 0 && (
        <p>
          {host.text('missing', { count: missing.length })} <bdi>{missing.join(', ')}</bdi>
        </p>
      )}
      <p className="config-site-languages__note">{host.text(hasOwnWords ? 'ownWords' : 'englishWords')}</p>
    </li>
  );
}
