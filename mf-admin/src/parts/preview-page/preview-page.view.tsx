import type { ReactElement, ReactNode } from 'react';
import type { RenderHost } from 'shared-types/host/render-host';
import './preview-page.css';
import { LastSavedLine } from '../settings-form/last-saved-line.view';

interface PreviewPageProps {
  readonly block: string;
  readonly title: string;
  readonly intro?: string;
  /** Who saved last, and when. */
  readonly changed: { readonly by: string; readonly atText: string } | undefined;
  readonly form: ReactNode;
  /** The page in the frame, with attributes by which the feature's script finds it. */
  readonly frame: {
    readonly src: string;
    readonly name?: string;
    readonly [mark: `data-${string}`]: string | undefined;
  };
  readonly marks?: Readonly<Record<`data-${string}`, string>>;
  readonly host: RenderHost<Readonly<Record<'changed' | 'preview' | 'previewHint' | 'previewFrame', string>>>;
  /** Below form and preview. */
  readonly children?: ReactNode;
}

/** A page with a form that changes the look of the site, beside the site's home page, which follows the form. */
export function PreviewPage({
  block,
  title,
  intro,
  changed,
  form,
  frame,
  marks,
  host,
  children,
}: PreviewPageProps): ReactElement {
  const { text } = host;
  const headingId = `block-${block}-preview`;
  return (
    <div className="admin-preview-page" {...marks}>
      <div className="admin-preview-page__head">
        <h1>{title}</h1>
        {intro !== undefined && <p className="admin-muted">{intro}</p>}
        <LastSavedLine changed={changed} host={host} />
      </div>
      <div className="admin-preview-page__form">{form}</div>
      <section className="admin-preview-page__preview" aria-labelledby={headingId}>
        <h2 id={headingId}>{text('preview')}</h2>
        <p className="admin-muted">{text('previewHint')}</p>
        <p className="admin-preview-page__trouble" role="alert" data-preview-trouble="" />
        <iframe {...frame} className="admin-preview-page__frame" title={text('previewFrame')} loading="lazy" />
      </section>
      {children}
    </div>
  );
}
