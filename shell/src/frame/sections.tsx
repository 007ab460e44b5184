import type { CSSProperties, ReactElement } from 'react';
import type { SiteTheme } from 'shared-types/site/page/frame';
import type { LayoutColumn, LayoutRow, PageBody } from 'shared-types/site/page/page';
import { rowTheme } from 'shared-types/site/theme/row-theme';
import { SECTION_THEME_CLASS } from 'shared-types/site/theme/section-themes';
import { placeholder } from './placeholder';
import { sectionStyle } from './theme-style';

/** The page's blocks in rows and columns; one column on a phone. */
export function Sections({
  body,
  theme,
  placeholderPrefix,
}: {
  readonly body: PageBody;
  readonly theme: SiteTheme;
  readonly placeholderPrefix: string;
}): ReactElement {
  const { columns: whole, rows } = body.layout;
  return (
    <main className="frame-main" id="main" tabIndex={-1}>
      {rows.map((row, index) => (
        <div {...rowAttributes(row, theme)} key={index}>
          {row.columns.map((column, place) => (
            <div className={columnClass(column, whole)} style={{ '--span': column.span } as CSSProperties} key={place}>
              {column.blocks.map((id) => placeholder(placeholderPrefix, `block-${id}`)).join('')}
            </div>
          ))}
        </div>
      ))}
    </main>
  );
}

/** Only sections with colours of their own have more than a class. */
function rowAttributes(row: LayoutRow, theme: SiteTheme) {
  const own = rowTheme(row, theme.sections);
  return own === 'light'
    ? { className: 'frame-row' }
    : { className: `frame-row ${SECTION_THEME_CLASS}`, 'data-theme': own, style: sectionStyle(own, theme) };
}

/** Only blocks in full-width columns can bleed. */
function columnClass({ span }: LayoutColumn, whole: number): string {
  return span < whole ? 'frame-column frame-column--part' : 'frame-column';
}
