import type { ReactElement } from 'react';
import {
  ANNOUNCEMENT_BLOCK,
  ANNOUNCEMENT_CALLS,
  ANNOUNCEMENT_ELEMENT_ID,
} from 'shared-types/site/page/announcement-bar';
import { CRUMB_PARAMETER } from 'shared-types/site/cookie';
import { PLACEHOLDER, type FrameProps } from 'shared-types/site/page/frame';
import type { PerRequest } from 'shared-types/host/render-host';
import { placeholder } from '../../frame/placeholder';
import { createText } from '../../host/text/text';
import { messages } from './announcement-bar.messages';
import { messages as pl } from './announcement-bar.messages.pl';

interface AnnouncementBarProps {
  readonly announcement: NonNullable<FrameProps['announcement']>;
  readonly placeholderPrefix: string;
  readonly perRequest: Pick<PerRequest, 'crumb' | 'return'>;
  readonly locale: string;
}

/**
 * The announcement, between marks at which the server removes it for other visitors. Closing it is a form that works
 * without script. The script behind it runs before the first paint, because a cached page may be older than the closing.
 * Search engines do not quote it.
 */
export function AnnouncementBar(props: AnnouncementBarProps): ReactElement {
  const { announcement, placeholderPrefix, locale } = props;
  const text = createText(locale, { en: messages, pl });
  const { id, text: message, link } = announcement;
  return (
    <>
      {placeholder(placeholderPrefix, PLACEHOLDER.announcementBegin)}
      <aside
        className={`site-announcement-bar${placeholder(placeholderPrefix, PLACEHOLDER.announcementState)}`}
        id={ANNOUNCEMENT_ELEMENT_ID}
        aria-label={text('name')}
        data-announcement={id ?? ''}
        data-nosnippet=""
        hidden={id === undefined}
      >
        <p className="site-announcement-bar__content">
          <span className="site-announcement-bar__text">{message}</span>{' '}
          <a className="site-announcement-bar__link" href={link?.href} hidden={!link}>
            {link?.title}
          </a>
        </p>
        <CloseForm {...props} label={text('close')} />
      </aside>
      <script
        nonce={placeholder(placeholderPrefix, PLACEHOLDER.nonce)}
        dangerouslySetInnerHTML={{ __html: placeholder(placeholderPrefix, PLACEHOLDER.closing) }}
      />
      {placeholder(placeholderPrefix, PLACEHOLDER.announcementEnd)}
    </>
  );
}

/** The close button, and the message if closing failed. */
function CloseForm({
  announcement,
  placeholderPrefix,
  perRequest,
  label,
}: AnnouncementBarProps & { readonly label: string }): ReactElement {
  const { method, path } = ANNOUNCEMENT_CALLS.closeAnnouncement;
  const hidden = {
    [CRUMB_PARAMETER]: perRequest.crumb,
    return: perRequest.return,
    block: ANNOUNCEMENT_BLOCK,
    announcement: announcement.id ?? '',
  };
  return (
    <form className="site-announcement-bar__form" method={method} action={path}>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className="site-announcement-bar__close" aria-label={label}>
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
          <path d="M5 5l14 14M19 5L5 19" fill="none" stroke="currentColor" strokeWidth="1.5" />
        </svg>
      </button>
      <p className="site-announcement-bar__message">
        {placeholder(placeholderPrefix, PLACEHOLDER.announcementMessage)}
      </p>
    </form>
  );
}
