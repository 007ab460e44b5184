import type { ReactElement } from 'react';
import type { SpecialPageEntry } from 'shared-types/admin/pages/special-pages';
import './special-pages.css';

interface PagePreviewProps {
  readonly block: string;
  readonly pages: readonly SpecialPageEntry[];
  readonly messages: Readonly<Record<'preview' | 'previewHint' | 'frame', string>>;
  /** Query of the preview's path, with its question mark. */
  readonly query?: string;
}

/** The draft of the first language that has one. Decorative: what it says is edited in the page editor. */
export function PagePreview({ block, pages, messages, query = '' }: PagePreviewProps): ReactElement | null {
  const page = pages.find((entry) => entry.page)?.page;
  if (!page) return null;
  return (
    <section className="admin-special-pages__preview" aria-labelledby={`block-${block}-preview`}>
      <h2 id={`block-${block}-preview`}>{messages.preview}</h2>
      <p className="admin-special-pages__state">{messages.previewHint}</p>
      <iframe
        className="admin-special-pages__frame"
        src={page.preview + query}
        title={messages.frame}
        loading="lazy"
        tabIndex={-1}
        inert
        data-preview=""
      />
    </section>
  );
}
