import type { ReactElement } from 'react';
import { isTyped } from '../../parts/settings-form/is-typed';
import { filledText, type FormValues } from './announcement-host';
import { draftAddress } from './draft-address';

/** A page of the site with the announcement bar as edited. Decorative; screen readers have the fields. */
export function AnnouncementPreview(formValues: FormValues): ReactElement | null {
  const { block, view, form, host } = formValues;
  const [page] = view.pages;
  if (!view.saved || page === undefined) return null;
  const text = {
    text: filledText(formValues, 'text', 0),
    linkTitle: filledText(formValues, 'linkTitle', 0),
    linkHref: filledText(formValues, 'linkHref', 0),
  };
  const isShown = isTyped(form) ? form.values['isShown'] !== undefined : view.saved.isShown;
  return (
    <section className="admin-announcement__preview" aria-labelledby={`block-${block}-preview`}>
      <h2 id={`block-${block}-preview`}>{host.text('preview')}</h2>
      <p className="admin-muted">{host.text('previewHint')}</p>
      <p className="admin-muted" data-preview-off="" hidden={isShown}>
        {host.text('previewOff')}
      </p>
      <iframe
        className="admin-announcement__frame"
        src={draftAddress(page, text)}
        title={host.text('frame')}
        loading="lazy"
        tabIndex={-1}
        inert
        data-preview=""
      />
    </section>
  );
}
