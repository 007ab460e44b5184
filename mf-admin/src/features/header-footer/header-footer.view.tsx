import type { ReactElement } from 'react';
import { ADMIN_PATH, FRAME_URL_PARAMETER } from 'shared-types/admin/admin-path';
import {
  HEADER_FOOTER_CALLS,
  HEADER_FOOTER_LANGUAGE_PARAMETER,
  HEADER_FOOTER_LIMIT,
  type HeaderFooterView,
} from 'shared-types/admin/header-footer';
import { NAVIGATION_LANGUAGE_PARAMETER } from 'shared-types/admin/navigation';
import type { PropsOf } from 'shared-types/render';
import { LanguageTabs } from '../../parts/language-tabs/language-tabs.view';
import { AreaField, LineField } from '../../parts/settings-form/settings-controls.view';
import { LastSavedLine } from '../../parts/settings-form/last-saved-line.view';
import { SettingsActions } from '../../parts/settings-form/settings-actions.view';
import { SettingsForm } from '../../parts/settings-form/settings-form.view';
import { DiscardDraft } from '../../parts/site-draft/discard-draft.view';
import { DraftNote, draftNotice } from '../../parts/site-draft/draft-note.view';
import { SaveDraft } from '../../parts/site-draft/save-draft.view';
import { filledText, type FormValues, type HeaderFooterHost } from './header-footer-host';
import './header-footer.css';

/** Header and footer in one language, as one form. After any failure, typed values are kept. */
export function element(
  { block, data, form }: PropsOf<'admin/header-footer/saved'>,
  host: HeaderFooterHost,
): ReactElement {
  const view = data['admin/header-footer/saved'];
  const further = view.languages[0]?.locale === view.language ? '' : view.language;
  const formValues = { block: block.id, view, form, host };
  return (
    <div className="admin-header-footer">
      <h1>{host.text('title')}</h1>
      <p>{host.text('intro')}</p>
      <LanguageTabs
        languages={view.languages}
        language={view.language}
        label={host.text('languages')}
        pathOf={pageOf}
      />
      <LastSavedLine changed={view.saved?.changed} host={host} />
      <p>
        <a href={lookPath(view)}>{host.text('look')}</a>
      </p>
      <p>
        <a href={linksPath(further)}>{host.text('links')}</a>
      </p>
      <SettingsForm
        className="admin-header-footer__form"
        call={view.sendsChanges ? HEADER_FOOTER_CALLS.patchHeaderFooter : HEADER_FOOTER_CALLS.saveHeaderFooter}
        sendsChanges={view.sendsChanges}
        page={pageOf(further)}
        block={block.id}
        form={form}
        base={view.saved?.base}
        notice={draftNotice({ saved: view.saved, host }, form)}
        host={host}
      >
        <DraftNote saved={view.saved} host={host} />
        <input type="hidden" name={HEADER_FOOTER_LANGUAGE_PARAMETER} value={further} />
        {further === '' && <SiteName {...formValues} />}
        <Text {...formValues} name="tagline" />
        <Text {...formValues} name="note" />
        <SettingsActions host={host}>
          <SaveDraft host={host} />
        </SettingsActions>
      </SettingsForm>
      <DiscardDraft saved={view.saved} host={host} block={block.id} page={pageOf(further)} />
    </div>
  );
}

/** The draft on the home page, or the site as it is published. */
function lookPath({ draftedHome, home }: Pick<HeaderFooterView, 'draftedHome' | 'home'>): string {
  return draftedHome ?? `${ADMIN_PATH.design}?${new URLSearchParams({ [FRAME_URL_PARAMETER]: home })}`;
}

/** The main language needs no parameter. */
function pageOf(locale: string): string {
  if (locale === '') return ADMIN_PATH.headerFooter;
  return `${ADMIN_PATH.headerFooter}?${new URLSearchParams({ [HEADER_FOOTER_LANGUAGE_PARAMETER]: locale })}`;
}

/** The menus in the same language. */
function linksPath(locale: string): string {
  if (locale === '') return ADMIN_PATH.navigation;
  return `${ADMIN_PATH.navigation}?${new URLSearchParams({ [NAVIGATION_LANGUAGE_PARAMETER]: locale })}`;
}

function SiteName(formValues: FormValues): ReactElement {
  const { block, form, host, view } = formValues;
  return (
    <LineField
      block={block}
      form={form}
      name="title"
      label={host.text('siteName')}
      hint={host.text('siteNameHint')}
      value={filledText(formValues, 'title')}
      more={{ maxLength: HEADER_FOOTER_LIMIT.title, lang: view.language }}
    />
  );
}

function Text({ name, ...formValues }: FormValues & { readonly name: 'tagline' | 'note' }): ReactElement {
  const { block, form, host, view } = formValues;
  return (
    <AreaField
      block={block}
      form={form}
      name={name}
      label={host.text(name)}
      hint={host.text(`${name}Hint`)}
      value={filledText(formValues, name)}
      more={{ rows: 3, maxLength: HEADER_FOOTER_LIMIT[name], lang: view.language }}
    />
  );
}
