import type { ReactElement } from 'react';
import { ADMIN_PATH, FRAME_URL_PARAMETER } from 'shared-types/admin/admin-path';
import {
  HEADER_FOOTER_CALLS,
  HEADER_FOOTER_LANGUAGE_PARAMETER,
  HEADER_FOOTER_LIMIT,
} from 'shared-types/admin/header-footer';
import type { PropsOf } from 'shared-types/render';
import { AreaField, LineField } from '../../parts/settings-form/settings-controls.view';
import { SettingsActions } from '../../parts/settings-form/settings-actions.view';
import { SettingsForm } from '../../parts/settings-form/settings-form.view';
import { filledText, type FormValues, type HeaderFooterHost } from './header-footer-host';
import { LinkRows } from './link-rows.view';
import './header-footer.css';

/** Header and footer in one language, as one form. After any failure, typed values are kept. */
export function element(
  { block, data, form }: PropsOf<'admin/header-footer/saved'>,
  host: HeaderFooterHost,
): ReactElement {
  const view = data['admin/header-footer/saved'];
  const changed = view.saved?.changed;
  const further = view.languages[0]?.locale === view.language ? '' : view.language;
  const formValues = { block: block.id, view, form, host };
  return (
    <div className="admin-header-footer">
      <h1>{host.text('title')}</h1>
      <p>{host.text('intro')}</p>
      <Languages view={view} host={host} />
      {changed && (
        <p className="admin-header-footer__note">{host.text('changed', { by: changed.by, at: changed.atText })}</p>
      )}
      <p>
        <a href={`${ADMIN_PATH.design}?${new URLSearchParams({ [FRAME_URL_PARAMETER]: view.home })}`}>
          {host.text('look')}
        </a>
      </p>
      {view.saved?.missing.map((path) => (
        <p key={path} className="admin-header-footer__note">
          {host.text('linkPathMissing', { path })}
        </p>
      ))}
      <SettingsForm
        className="admin-header-footer__form"
        call={HEADER_FOOTER_CALLS.saveHeaderFooter}
        page={pageOf(further)}
        block={block.id}
        form={form}
        base={view.saved?.base}
        host={host}
      >
        <input type="hidden" name={HEADER_FOOTER_LANGUAGE_PARAMETER} value={further} />
        <h2>{host.text('header')}</h2>
        {further === '' && <SiteName {...formValues} />}
        <LinkRows {...formValues} list="nav" />
        <h2>{host.text('footer')}</h2>
        <Text {...formValues} name="tagline" />
        <LinkRows {...formValues} list="foot" />
        <Text {...formValues} name="note" />
        <SettingsActions host={host} />
      </SettingsForm>
    </div>
  );
}

/** The main language needs no parameter. */
function pageOf(locale: string): string {
  if (locale === '') return ADMIN_PATH.headerFooter;
  return `${ADMIN_PATH.headerFooter}?${new URLSearchParams({ [HEADER_FOOTER_LANGUAGE_PARAMETER]: locale })}`;
}

function Languages({ view: { languages, language }, host }: Pick<FormValues, 'view' | 'host'>): ReactElement | null {
  if (languages.length === 1) return null;
  return (
    <nav aria-label={host.text('languages')}>
      <ul className="admin-header-footer__languages">
        {languages.map(({ locale, name }, index) => (
          <li key={locale}>
            <a href={pageOf(index === 0 ? '' : locale)} aria-current={locale === language ? 'page' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
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
