import type { ReactElement } from 'react';
import type { SiteLanguage } from 'shared-types/admin/cookie-settings';
import './language-tabs.css';

interface LanguageTabsProps {
  /** The main language first. */
  readonly languages: readonly SiteLanguage[];
  /** Tag of the displayed language. */
  readonly language: string;
  readonly label: string;
  /** Path of the page in a language, by its tag; empty for the main language. */
  readonly pathOf: (locale: string) => string;
}

/** Links to the same admin page for each language of the site; nothing if the site has one. */
export function LanguageTabs({ languages, language, label, pathOf }: LanguageTabsProps): ReactElement | null {
  if (languages.length === 1) return null;
  return (
    <nav aria-label={label}>
      <ul className="admin-language-tabs">
        {languages.map(({ locale, name }, index) => (
          <li key={locale}>
            <a href={pathOf(index === 0 ? '' : locale)} aria-current={locale === language ? 'page' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
