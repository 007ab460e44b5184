import type { ReactElement } from 'react';
import { isTyped } from '../../parts/settings-form/is-typed';
import { filledWord, type Filling } from './announcement-host';
import { draftAddress } from './draft-address';

/** The top of a page of the site, with the bar as the form has it. It is there to be looked at: who hears the page has the fields. */
export function AnnouncementPreview(filling: Filling): ReactElement | null {
  const { block, view, form, host } = filling;
  const [page] = view.pages;
  if (!view.saved || page === undefined) return null;
  const words = {
    text: filledWord(filling, 'text', 0),
    linkTitle: filledWord(filling, 'linkTitle', 0),
    linkHref: filledWord(filling, 'linkHref', 0),
  };
  const isShown = isTyped(form) ? form.values['isShown'] !== undefined : view.saved.isShown;
  return (
    <section className="config-announcement__preview" aria-labelledby={`block-${block}-preview`}>
      <h2 id={`block-${block}-preview`}>{host.text('preview')}</h2>
      <p className="config-announcement__note">{host.text('previewHint')}</p>
      <p className="config-announcement__note" data-preview-off="" hidden={isShown}>
        {host.text('previewOff')}
      </p>
      <iframe
        className="config-announcement__frame"
        src={draftAddress(page, words)}
        title={host.text('frame')}
        loading="lazy"
        tabIndex={-1}
        inert
        data-preview=""
      />
    </section>
  );
}
