import type { Host } from 'shared-types/host/host';
import { commandVideo, createVideoFrame } from './video-frame.effects';

/** Lets a play button show its video, which stops as soon as anything else on the page plays. */
export function startVideo(root: HTMLElement, { announcer, bus, consent, stop, telemetry }: Host): void {
  const [overlay, notice] = [...root.querySelectorAll<HTMLElement>('[data-video], [data-video-consent]')];
  if (!overlay) return;
  const own = root.querySelector('video');
  let frame: HTMLIFrameElement | undefined;

  const mark = (isShown: boolean): void => {
    const isOnOverlay = overlay.matches(':focus');
    overlay.hidden = isShown;
    if (isShown && isOnOverlay) (own ?? frame)?.focus();
  };
  const remove = (): void => {
    frame?.remove();
    frame = undefined;
    mark(false);
  };
  const play = (): void => {
    if (own) return void own.play().catch(telemetry.error);
    if (frame) commandVideo(frame, 'play', overlay);
    else overlay.before((frame = createVideoFrame(overlay)));
    // What plays in a frame fires no event of its own.
    frame.dispatchEvent(new Event('play'));
  };
  const follow = ({ target }: Event): void => {
    if (target === (own ?? frame)) return mark(true);
    own?.pause();
    if (frame && !commandVideo(frame, 'pause', overlay)) remove();
    mark(false);
  };
  const press = (): void => {
    if (!notice || consent.allows('functional')) return play();
    notice.hidden = false;
    announcer.announce(notice.textContent);
    bus.send('consent/banner-forced', { isRequested: true });
  };
  overlay.addEventListener('click', press, { signal: stop });
  document.addEventListener('play', follow, { capture: true, signal: stop });
  mark(own?.paused === false);
  // Consent plays what was pressed before; consent that is withdrawn takes the player away.
  const following =
    notice &&
    bus.state('consent/choice').subscribe(() => {
      if (!consent.allows('functional')) return remove();
      if (!notice.hidden) play();
      notice.hidden = true;
    });
  stop.addEventListener('abort', () => {
    following?.unsubscribe();
    remove();
    overlay.hidden = own !== null;
    if (notice) notice.hidden = true;
  });
}
