import type { CSSProperties, ReactElement } from 'react';
import type { LayoutColumn, PageBody } from 'shared-types/site/page/page';
import { placeholder } from './placeholder';

/** The page's blocks in rows and columns; one column on a phone. */
export function Sections({
  body,
  placeholderPrefix,
}: {
  readonly body: PageBody;
  readonly placeholderPrefix: string;
}): ReactElement {
  const { columns: whole, rows } = body.layout;
  return (
    <main className="frame-main" id="main" tabIndex={-1}>
      {rows.map((row, index) => (
        <div className="frame-row" key={index}>
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

/** Only blocks in full-width columns can bleed. */
function columnClass({ span }: LayoutColumn, whole: number): string {
  return span < whole ? 'frame-column frame-column--part' : 'frame-column';
}
