import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { config } from '../../config';
import type { DesignParts } from './design-parts';
import { aloneLink } from './frame-links';
import { createNotices } from './notices.effects';
import { pageInFrame, pathOf } from './page-in-frame';
import { watchLinks } from './watch-links.effects';

/**
 * Reports framed pages that load and unload. Slow pages and other sites get a notice; pages of the admin area open in
 * the whole window.
 * @implements BUS-02
 */
export function watchFrame({ design, frame, host }: DesignParts): void {
  const { announcer, bus, navigate, stop, text, url } = host;
  const notices = createNotices(design);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wanted = frame.getAttribute('src') ?? '/';

  const endWait = (): void => clearTimeout(timer);
  const announce = (...notice: Parameters<typeof notices.show>): void =>
    announcer.announce(notices.show(...notice), 'assertive');
  const wait = (passedMs = 0): void => {
    endWait();
    timer = setTimeout(() => announce('late'), config.frameBudgetMs.default - passedMs);
  };
  const unloaded = (): void => {
    wait();
    bus.send('admin/frame-unloaded', {});
  };
  const elsewhere = ({ href, host: name }: HTMLAnchorElement): void => {
    endWait();
    announce('elsewhere', {
      href,
      message: text('elsewhere', { host: name }),
      label: text('openElsewhere', { host: name }),
    });
    design.querySelector<HTMLElement>('[data-notice="elsewhere"] [data-open]')?.focus();
  };
  const loaded = (): void => {
    const view = pageInFrame(frame);
    const isGone = frame.contentDocument === null;
    // Some browsers fire `load` for the initial empty page.
    if (!view && !isGone) return;
    endWait();
    frame.toggleAttribute('data-gone', isGone);
    if (!view) return announce('gone', { href: aloneLink(url, wanted) });
    const path = pathOf(view.location);
    if (path.startsWith(ADMIN_PATH.home)) return navigate(path);
    notices.hide();
    wanted = path;
    watchLinks(view, { elsewhere, leaving: () => wait(), wants: (next) => (wanted = next), stop });
    view.addEventListener('pagehide', unloaded, { signal: stop });
    bus.send('admin/frame-loaded', { path, title: view.document.title });
  };
  const again = (): void => {
    notices.hide();
    wait();
    frame.src = wanted;
  };
  const stay = (): void => {
    notices.hide();
    frame.focus();
  };

  for (const button of design.querySelectorAll('[data-again]'))
    button.addEventListener('click', again, { signal: stop });
  design.querySelector('[data-stay]')?.addEventListener('click', stay, { signal: stop });
  frame.addEventListener('load', loaded, { signal: stop });
  // Firefox keeps the page if the policy blocks another site, and only fires this event; Chromium removes the page.
  const refused = ({ effectiveDirective }: SecurityPolicyViolationEvent): void => {
    if (effectiveDirective === 'frame-src') endWait();
  };
  frame.ownerDocument.addEventListener('securitypolicyviolation', refused, { signal: stop });
  stop.addEventListener('abort', endWait);
  design.dataset.watched = '';
  if (isThere(frame)) loaded();
  // The frame has been loading as long as this page.
  else wait(performance.now());
}

/** True if the frame has loaded before it was watched: a page of this site, or one of another origin. */
function isThere(frame: HTMLIFrameElement): boolean {
  const { contentDocument } = frame;
  return contentDocument === null || (pageInFrame(frame) !== undefined && contentDocument.readyState === 'complete');
}
