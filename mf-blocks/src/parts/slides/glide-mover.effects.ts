import Glide, { type GlideComponent, type GlideOptions } from '@glidejs/glide/dist/glide.modular.esm.js';
import type { Mover } from './mover';
import type { SlideParts } from './slide-parts.effects';

/** What Glide moves. */
export interface GlideParts {
  readonly root: HTMLElement;
  readonly direction: 'ltr' | 'rtl';
  readonly gap: number;
  readonly durationMs: number;
  /** How many slides are in view at a width, and how much of their neighbours looks in before and after them. */
  readonly arrange: (widthPx: number) => { readonly perView: number; readonly peek: { before: number; after: number } };
}

const RESIZE_DEBOUNCE_MS = 100;

/** Glide marks elements with classes nobody needs, and marks them still when it is gone: this places the slides alone. */
const quietBuild: GlideComponent = (_glide, _components, events) => {
  const mount = (): void => {
    events.emit('build.before');
    events.emit('build.after');
  };
  events.on(['resize', 'update'], mount);
  return { mount };
};

/** What is listened to is the track's own size, not the window's. */
const noResize: GlideComponent = () => ({ mount: () => undefined });

/** Slides along a line, moved by Glide. It is told where to go: buttons, keys and fingers are not its affair. */
export function startGlide(options: GlideParts, { track }: SlideParts, startAt: number): Mover {
  const { root, direction, gap, durationMs, arrange } = options;
  const glide = new Glide(root, {
    ...GLIDE_OPTIONS,
    ...arrange(track.clientWidth),
    startAt,
    direction,
    gap,
    animationDuration: durationMs,
  });
  glide.mount({ Build: quietBuild, Resize: noResize });
  const arrangeAnew = (): void => void glide.update({ ...arrange(track.clientWidth), startAt: glide.index });
  const stopWatching: (() => void)[] = [() => glide.destroy()];
  return {
    inView: () => arrange(track.clientWidth).perView,
    durationMs,
    show: (index) => void glide.go(`=${index}`),
    onResize: (listener) =>
      stopWatching.push(
        watchWidth(track, () => {
          arrangeAnew();
          listener();
        }),
      ),
    stop: () => stopWatching.splice(0).forEach((stop) => stop()),
  };
}

const GLIDE_OPTIONS: GlideOptions = { type: 'slider', bound: true, rewind: true, waitForTransition: false };

/** Tells that an element has another width, once it rests. */
function watchWidth(element: HTMLElement, onChange: () => void): () => void {
  let width = element.clientWidth;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const check = (): void => {
    if (element.clientWidth === width) return;
    width = element.clientWidth;
    onChange();
  };
  const observer = new ResizeObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(check, RESIZE_DEBOUNCE_MS);
  });
  observer.observe(element);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}
