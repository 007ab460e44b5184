import type { ReactElement } from 'react';
import { ADMIN_PATH, FRAME_URL_PARAMETER } from 'shared-types/admin/admin-path';
import { NAVIGATION_CALLS, NAVIGATION_LANGUAGE_PARAMETER, type NavigationView } from 'shared-types/admin/navigation';
import type { PropsOf } from 'shared-types/render';
import { LanguageTabs } from '../../parts/language-tabs/language-tabs.view';
import { LastSavedLine } from '../../parts/settings-form/last-saved-line.view';
import { SettingsActions } from '../../parts/settings-form/settings-actions.view';
import { SettingsForm } from '../../parts/settings-form/settings-form.view';
import { DiscardDraft } from '../../parts/site-draft/discard-draft.view';
import { DraftNote, draftNotice } from '../../parts/site-draft/draft-note.view';
import { SaveDraft } from '../../parts/site-draft/save-draft.view';
import { MenuView } from './menu.view';
import type { FormValues, NavigationHost } from './navigation-host';
import { PageChoices, PageNavigations } from './page-navigations.view';
import './navigation.css';

/** The menus in one language, as one form, and the pages that are in none. After any failure, typed values are kept. */
export function element({ block, data, form }: PropsOf<'admin/navigation/saved'>, host: NavigationHost): ReactElement {
  const view = data['admin/navigation/saved'];
  const { saved, languages, language } = view;
  const further = languages[0]?.locale === language ? '' : language;
  const formValues: FormValues = { block: block.id, view, form, host };
  return (
    <div className="admin-navigation">
      <h1>{host.text('title')}</h1>
      <p>{host.text('intro')}</p>
      <LanguageTabs languages={languages} language={language} label={host.text('languages')} pathOf={pageOf} />
      <LastSavedLine changed={saved?.changed} host={host} />
      <p>
        <a href={lookPath(view)}>{host.text('look')}</a>
      </p>
      <SettingsForm
        className="admin-navigation__form"
        call={NAVIGATION_CALLS.saveNavigation}
        page={pageOf(further)}
        block={block.id}
        form={form}
        base={saved?.base}
        notice={draftNotice({ saved: saved, host }, form)}
        host={host}
      >
        <DraftNote saved={saved} host={host} />
        <input type="hidden" name={NAVIGATION_LANGUAGE_PARAMETER} value={further} />
        <PageChoices {...formValues} />
        <MenuView {...formValues} menu="nav" />
        <MenuView {...formValues} menu="foot" />
        <PageNavigations {...formValues} />
        <SettingsActions host={host}>
          <SaveDraft host={host} />
        </SettingsActions>
      </SettingsForm>
      <DiscardDraft saved={saved} host={host} block={block.id} page={pageOf(further)} />
    </div>
  );
}

/** The draft on the home page, or the site as it is published. */
function lookPath({ draftedHome, home }: Pick<NavigationView, 'draftedHome' | 'home'>): string {
  return draftedHome ?? `${ADMIN_PATH.design}?${new URLSearchParams({ [FRAME_URL_PARAMETER]: home })}`;
}

/** The main language needs no parameter. */
function pageOf(locale: string): string {
  if (locale === '') return ADMIN_PATH.navigation;
  return `${ADMIN_PATH.navigation}?${new URLSearchParams({ [NAVIGATION_LANGUAGE_PARAMETER]: locale })}`;
}
