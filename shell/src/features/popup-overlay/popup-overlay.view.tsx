import type { ReactElement } from 'react';
import type { FrameProps } from 'shared-types/site/page/frame';
import { POPUP_ELEMENT_ID } from 'shared-types/site/page/popup-overlay';
import { placeholder } from '../../frame/placeholder';
import { createText } from '../../host/text/text';
import { messages } from './popup-overlay.messages';
import { messages as pl } from './popup-overlay.messages.pl';

interface PopupOverlayProps extends NonNullable<FrameProps['popup']> {
  readonly placeholderPrefix: string;
  readonly locale: string;
}

/**
 * The site's popup, closed unless it is a preview: it is hidden from everyone until the shell opens it, which needs script. Search engines do not
 * quote it.
 */
export function PopupOverlay({
  style,
  title,
  body,
  isOpen,
  placeholderPrefix,
  locale,
}: PopupOverlayProps): ReactElement {
  const text = createText(locale, { en: messages, pl });
  const blocks = body.layout.rows.flatMap(({ columns }) => columns.flatMap((column) => column.blocks));
  return (
    <dialog
      className={`site-popup-overlay site-popup-overlay--${style}`}
      id={POPUP_ELEMENT_ID}
      aria-label={title}
      data-nosnippet=""
      open={isOpen}
    >
      <div className="site-popup-overlay__panel">
        <button className="site-popup-overlay__close" type="button" aria-label={text('close')}>
          <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
            <path d="M5 5l14 14M19 5L5 19" fill="none" stroke="currentColor" strokeWidth="1.5" />
          </svg>
        </button>
        <div className="site-popup-overlay__content">
          {blocks.map((id) => placeholder(placeholderPrefix, `block-${id}`)).join('')}
        </div>
      </div>
    </dialog>
  );
}
