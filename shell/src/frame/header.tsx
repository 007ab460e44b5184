import type { ReactElement } from 'react';
import { SEARCH } from 'shared-types/blocks/search';
import type { FrameProps, PageTranslation } from 'shared-types/site/page/frame';
import { HeaderButton } from '../features/header-layout/header-button.view';
import { Navigation } from './navigation';
import { placeholder } from './placeholder';
import type { FrameText } from './frame-text';
import { SiteName } from './site-name';

interface HeaderProps {
  readonly site: FrameProps['site'];
  readonly page: Pick<FrameProps['page'], 'translations'>;
  readonly placeholderPrefix: string;
  /** Path of the page, whose link is marked as current. */
  readonly pagePath: string;
  readonly text: FrameText;
}

export function Header({ site, page, placeholderPrefix, pagePath, text }: HeaderProps): ReactElement {
  return (
    <header className={site.look?.header === 'center' ? 'frame-header frame-header--center' : 'frame-header'}>
      <SiteName site={site} />
      <div className="frame-header__actions">
        <Languages translations={page.translations ?? []} text={text} />
        <SearchLink path={(site.home ?? '') + SEARCH.path} pagePath={pagePath} text={text} />
        {placeholder(placeholderPrefix, 'slot-header-actions')}
        {site.look?.button && <HeaderButton button={site.look.button} />}
      </div>
      <Navigation
        entries={site.menu ?? site.navigation}
        placeholderPrefix={placeholderPrefix}
        pagePath={pagePath}
        text={text}
      />
    </header>
  );
}

interface SearchLinkProps {
  readonly path: string;
  readonly pagePath: string;
  readonly text: FrameText;
}

/** The link to the search, which every site has. */
function SearchLink({ path, pagePath, text }: SearchLinkProps): ReactElement {
  return (
    <a
      className="frame-header__search"
      href={path}
      aria-label={text('search')}
      aria-current={path === pagePath ? 'page' : undefined}
    >
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
        <path d="M16 16l5 5M18 11a7 7 0 1 1-14 0 7 7 0 0 1 14 0Z" fill="none" stroke="currentColor" strokeWidth="1.5" />
      </svg>
    </a>
  );
}

interface LanguagesProps {
  readonly translations: readonly PageTranslation[];
  readonly text: FrameText;
}

/** Links to this page in other languages, each by its own name. */
function Languages({ translations, text }: LanguagesProps): ReactElement | null {
  if (translations.length === 0) return null;
  return (
    <nav aria-label={text('languages')}>
      <ul className="frame-nav__list">
        {translations.map(({ locale, name, path }) => (
          <li key={locale}>
            <a className="frame-nav__link" href={path} lang={locale} hrefLang={locale}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
