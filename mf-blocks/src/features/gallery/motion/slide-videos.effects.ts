/** What follows the videos in slides. */
export interface SlideVideosParts {
  readonly list: HTMLElement;
  readonly stop: AbortSignal;
  /** Told whether a video is shown. */
  readonly onChange: (isShown: boolean) => void;
}

/** Videos in slides. */
export interface SlideVideos {
  /** Ends the videos of slides that are left. */
  leave(slides: readonly HTMLElement[]): void;
}

/** Commands a player takes stand on the button that has made its frame. */
const BUTTON = '[data-video]';

/**
 * Follows the videos in slides. A video of the site is paused when its slide is left; a provider's player that takes commands is
 * paused and covered by its button; any other player is taken away, so that it is loaded anew.
 */
export function followVideos({ list, stop, onChange }: SlideVideosParts): SlideVideos {
  const shown = new Set<HTMLElement>();
  const set = (video: EventTarget | null, isShown: boolean): void => {
    if (!(video instanceof HTMLElement) || shown.has(video) === isShown) return;
    if (isShown) shown.add(video);
    else shown.delete(video);
    onChange(shown.size > 0);
  };
  list.addEventListener('play', ({ target }) => set(target, true), { capture: true, signal: stop });
  for (const event of ['pause', 'ended'])
    list.addEventListener(event, ({ target }) => set(target, false), { capture: true, signal: stop });
  return {
    leave(slides) {
      for (const video of shown) {
        const slide = slides.find((candidate) => candidate.contains(video));
        if (!slide) continue;
        end(video, slide.querySelector<HTMLElement>(BUTTON));
        set(video, false);
      }
    },
  };
}

function end(video: HTMLElement, button: HTMLElement | null): void {
  if (video instanceof HTMLMediaElement) return video.pause();
  const command = button?.dataset['pause'];
  if (command && video instanceof HTMLIFrameElement)
    video.contentWindow?.postMessage(command, new URL(video.src).origin);
  else video.remove();
  if (button) button.hidden = false;
}
