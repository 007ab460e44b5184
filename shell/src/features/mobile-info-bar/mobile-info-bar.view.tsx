import type { ReactElement, ReactNode } from 'react';
import type { MobileInfoBarSettings } from 'shared-types/site/context';
import { createText } from '../../host/text/text';
import { infoBarEntries, type InfoBarEntry } from './info-bar-entries';
import { messages } from './mobile-info-bar.messages';
import { messages as pl } from './mobile-info-bar.messages.pl';

interface MobileInfoBarProps {
  readonly settings: MobileInfoBarSettings;
  readonly locale: string;
}

const ICONS: Readonly<Record<InfoBarEntry['name'], string>> = {
  phone: 'M6 3h4l2 5-2.5 1.5a11 11 0 0 0 5 5L16 12l5 2v4a2 2 0 0 1-2 2A16 16 0 0 1 4 5a2 2 0 0 1 2-2z',
  email: 'M3 6h18v12H3zM3 7l9 6 9-6',
  address: 'M12 21s7-6 7-11a7 7 0 0 0-14 0c0 5 7 11 7 11zM12 12a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
  hours: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5l3 2',
};
const HOURS_ID = 'info-bar-hours';

/**
 * Ways to reach the owner at the foot of a narrow window; the style sheet shows it there alone. Without anything that the
 * owner has filled in there is none.
 *
 * @implements BAR-01
 */
export function MobileInfoBar({ settings, locale }: MobileInfoBarProps): ReactElement | null {
  const entries = infoBarEntries(settings);
  if (settings.style === 'none' || entries.length === 0) return null;
  const text = createText(locale, { en: messages, pl });
  const hours = entries.find(({ name }) => name === 'hours');
  return (
    <aside className={`site-mobile-info-bar site-mobile-info-bar--${settings.style}`} aria-label={text('name')}>
      <ul className="site-mobile-info-bar__list" {...LIST}>
        {entries.map((entry) => (
          <li key={entry.name} className="site-mobile-info-bar__entry">
            <Way entry={entry}>{text(entry.name)}</Way>
          </li>
        ))}
      </ul>
      {hours && (
        <p className="site-mobile-info-bar__hours" id={HOURS_ID} popover="auto">
          {hours.detail}
        </p>
      )}
    </aside>
  );
}

/** A list without bullets is one to every browser only where it is said. */
const LIST = { role: 'list' };

/** A link, or the button that shows the hours. */
function Way({ entry, children }: { readonly entry: InfoBarEntry; readonly children: ReactNode }): ReactElement {
  const { name, detail, href } = entry;
  const inside = (
    <>
      <svg className="site-mobile-info-bar__icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d={ICONS[name]} />
      </svg>
      {children}
      {href && <span className="visually-hidden"> {detail}</span>}
    </>
  );
  if (href)
    return (
      <a className="site-mobile-info-bar__way" href={href}>
        {inside}
      </a>
    );
  return (
    <button type="button" className="site-mobile-info-bar__way" popoverTarget={HOURS_ID}>
      {inside}
    </button>
  );
}
