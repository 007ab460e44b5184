import type { ReactElement } from 'react';
import { CONFIG_PATH, FRAME_URL_PARAMETER } from 'shared-types/config/config-path';
import {
  HEADER_FOOTER_CALLS,
  HEADER_FOOTER_LANGUAGE_PARAMETER,
  HEADER_FOOTER_LIMIT,
} from 'shared-types/config/header-footer';
import type { PropsOf } from 'shared-types/render';
import { AreaField, LineField } from '../../parts/settings-form/settings-controls.view';
import { SettingsActions } from '../../parts/settings-form/settings-actions.view';
import { SettingsForm } from '../../parts/settings-form/settings-form.view';
import { filledText, type Filling, type HeaderFooterHost } from './header-footer-host';
import { LinkRows } from './link-rows.view';
import './header-footer.css';

/** Header and footer in one language of the site, as one form. Whatever becomes of it, it comes back with what was typed. */
export function element(
  { block, data, form }: PropsOf<'config/header-footer/saved'>,
  host: HeaderFooterHost,
): ReactElement {
  const view = data['config/header-footer/saved'];
  const changed = view.saved?.changed;
  const further = view.languages[0]?.locale === view.language ? '' : view.language;
  const filling = { block: block.id, view, form, host };
  return (
    <div className="config-header-footer">
      <p>
        <a className="config-header-footer__home" href={CONFIG_PATH.home}>
          {host.text('home')}
        </a>
      </p>
      <h1>{host.text('title')}</h1>
      <p>{host.text('intro')}</p>
      <Languages view={view} host={host} />
      {changed && (
        <p className="config-header-footer__note">{host.text('changed', { by: changed.by, at: changed.atText })}</p>
      )}
      <p>
        <a href={`${CONFIG_PATH.design}?${new URLSearchParams({ [FRAME_URL_PARAMETER]: view.home })}`}>
          {host.text('look')}
        </a>
      </p>
      {view.saved?.missing.map((path) => (
        <p key={path} className="config-header-footer__note">
          {host.text('linkPathMissing', { path })}
        </p>
      ))}
      <SettingsForm
        className="config-header-footer__form"
        call={HEADER_FOOTER_CALLS.saveHeaderFooter}
        page={pageOf(further)}
        block={block.id}
        form={form}
        base={view.saved?.base}
        host={host}
      >
        <input type="hidden" name={HEADER_FOOTER_LANGUAGE_PARAMETER} value={further} />
        <h2>{host.text('header')}</h2>
        {further === '' && <SiteName {...filling} />}
        <LinkRows {...filling} list="nav" />
        <h2>{host.text('footer')}</h2>
        <Text {...filling} name="tagline" />
        <LinkRows {...filling} list="foot" />
        <Text {...filling} name="note" />
        <SettingsActions host={host} />
      </SettingsForm>
    </div>
  );
}

/** Its own language is the page's without a word. */
function pageOf(locale: string): string {
  if (locale === '') return CONFIG_PATH.headerFooter;
  return `${CONFIG_PATH.headerFooter}?${new URLSearchParams({ [HEADER_FOOTER_LANGUAGE_PARAMETER]: locale })}`;
}

/** The way to the other languages of a site that has some. */
function Languages({ view: { languages, language }, host }: Pick<Filling, 'view' | 'host'>): ReactElement | null {
  if (languages.length === 1) return null;
  return (
    <nav aria-label={host.text('languages')}>
      <ul className="config-header-footer__languages">
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

function SiteName(filling: Filling): ReactElement {
  const { block, form, host, view } = filling;
  return (
    <LineField
      block={block}
      form={form}
      name="title"
      label={host.text('siteName')}
      hint={host.text('siteNameHint')}
      value={filledText(filling, 'title')}
      more={{ maxLength: HEADER_FOOTER_LIMIT.title, lang: view.language }}
    />
  );
}

function Text({ name, ...filling }: Filling & { readonly name: 'tagline' | 'note' }): ReactElement {
  const { block, form, host, view } = filling;
  return (
    <AreaField
      block={block}
      form={form}
      name={name}
      label={host.text(name)}
      hint={host.text(`${name}Hint`)}
      value={filledText(filling, name)}
      more={{ rows: 3, maxLength: HEADER_FOOTER_LIMIT[name], lang: view.language }}
    />
  );
}
