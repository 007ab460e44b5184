import type { Request } from 'shared-types/host/request';
import { ANNOUNCEMENT_FILES } from 'shared-types/release';
import {
  ANNOUNCEMENT_CALLS,
  ANNOUNCEMENT_ELEMENT_ID,
  type AnnouncementView,
  type GetAnnouncementReply,
} from 'shared-types/site/page/announcement-bar';
import { COOKIE } from 'shared-types/site/cookie';
import type { PageData } from 'shared-types/site/page/page-data';
import type { ScriptMaker } from '../../federation/script-maker';
import { createAnnouncer } from '../../host/announcer/announcer';
import type { Ports } from '../../ports/ports';
import type { VisibilityPort } from '../../ports/visibility.port';
import { showAnnouncement, toggleBar } from './show-announcement';

export interface AnnouncementBarInput {
  readonly data: Pick<PageData, 'context' | 'release'>;
  readonly request: Request;
  readonly scripts: Pick<ScriptMaker, 'style'>;
  readonly stop: AbortSignal;
}

export interface AnnouncementBarParts extends AnnouncementBarInput {
  readonly ports: Pick<Ports, 'cookies' | 'document' | 'errorPort' | 'log'>;
}

export type StartAnnouncementBar = (parts: AnnouncementBarParts) => void;

/** Interval of requests while the page is visible. */
const LOOK_EVERY_MS = 10_000;

/**
 * Makes the bar on an account's page follow the site's announcement, while the page is visible. Failed requests are
 * repeated with the next interval.
 *
 * @implements START-16 START-23
 */
export function startAnnouncementBar(
  parts: AnnouncementBarParts & { readonly visibility: Pick<VisibilityPort, 'onSeenAgain'> },
): void {
  const { ports, visibility, stop } = parts;
  const bar = ports.document.getElementById(ANNOUNCEMENT_ELEMENT_ID);
  if (stop.aborted || !bar) return;
  const follow = createFollow(parts, bar);
  let pending: Promise<void> | undefined;
  const look = (): void => {
    if (ports.document.hidden) return;
    pending ??= follow()
      .catch(ports.log.error)
      .finally(() => (pending = undefined));
  };
  visibility.onSeenAgain(look, stop);
  const timer = setInterval(look, LOOK_EVERY_MS);
  stop.addEventListener('abort', () => clearInterval(timer));
}

function createFollow({ data, ports, request, scripts, stop }: AnnouncementBarParts, bar: HTMLElement) {
  const { announce } = createAnnouncer(ports.document, stop);
  const isClosed = (): boolean => ports.cookies.read(COOKIE.announcement) === bar.dataset.announcement;
  let isStyled = bar.dataset.announcement !== '';

  const replace = async (announcement: AnnouncementView): Promise<void> => {
    // Only a page that was sent with an announcement has the bar's style sheet; without styles the text is still shown.
    if (!isStyled)
      await scripts.style(data.release.shell.base + ANNOUNCEMENT_FILES.style).catch(ports.errorPort.report);
    isStyled = true;
    if (stop.aborted) return;
    showAnnouncement(bar, announcement);
    if (!isClosed()) announce(announcement.text);
  };

  return async (): Promise<void> => {
    const result = await request<GetAnnouncementReply>(ANNOUNCEMENT_CALLS.getAnnouncement.path, { signal: stop });
    if (!result.ok || stop.aborted) return;
    const { announcement } = result.body;
    if (announcement && announcement.id !== bar.dataset.announcement) await replace(announcement);
    toggleBar(bar, announcement !== null && !isClosed());
  };
}
