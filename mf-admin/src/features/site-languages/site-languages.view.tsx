import type { ReactElement } from 'react';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { SITE_LANGUAGES_CALLS, type LanguageStatus } from 'shared-types/admin/site-languages';
import type { RenderHost } from 'shared-types/host/render-host';
import type { PropsOf } from 'shared-types/render';
import { LastSavedLine } from '../../parts/settings-form/last-saved-line.view';
import { isTyped } from '../../parts/settings-form/is-typed';
import { ChoiceField } from '../../parts/settings-form/settings-controls.view';
import { SettingsActions } from '../../parts/settings-form/settings-actions.view';
import { SettingsForm } from '../../parts/settings-form/settings-form.view';
import type { messages } from './site-languages.messages';
import './site-languages.css';

type Props = PropsOf<'admin/site-languages/saved'>;
type LanguagesHost = RenderHost<typeof messages>;

/** The main language as a form, and the translation progress of each language. */
export function element({ block, data, form }: Props, host: LanguagesHost): ReactElement {
  const { saved, choices, languages } = data['admin/site-languages/saved'];
  return (
    <div className="admin-site-languages">
      <h1>{host.text('title')}</h1>
      <p>{host.text('intro')}</p>
      <LastSavedLine changed={saved?.changed} host={host} />
      <SettingsForm
        className="admin-site-languages__form"
        call={SITE_LANGUAGES_CALLS.saveMainLanguage}
        page={ADMIN_PATH.siteLanguages}
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
      <section className="admin-site-languages__all" aria-labelledby={`block-${block.id}-all`}>
        <h2 id={`block-${block.id}-all`}>{host.text('all')}</h2>
        <ul className="admin-site-languages__list">
          {languages.map((language) => (
            <Language key={language.locale} language={language} host={host} />
          ))}
        </ul>
        <p className="admin-muted">{host.text('more')}</p>
      </section>
    </div>
  );
}

interface LanguageProps {
  readonly language: LanguageStatus;
  readonly host: LanguagesHost;
}

function Language({ language, host }: LanguageProps): ReactElement {
  const { name, root, isMain, isPublished, pages, missing, hasOwnMessages } = language;
  const home = root || '/';
  return (
    <li className="admin-site-languages__language">
      <h3 className="admin-site-languages__name">
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
      <p className="admin-muted">{host.text(hasOwnMessages ? 'ownMessages' : 'englishMessages')}</p>
    </li>
  );
}
