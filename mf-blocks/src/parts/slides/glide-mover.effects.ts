import Glide, { type GlideComponent, type GlideOptions } from '@glidejs/glide/dist/glide.modular.esm.js';
import type { Mover } from './mover';
import type { SlideParts } from './slide-parts.effects';
import { watchSize } from './watch-size.effects';

export interface GlideParts {
  readonly root: HTMLElement;
  readonly direction: 'ltr' | 'rtl';
  readonly gap: number;
  readonly durationMs: number;
  /** Slides in view at a width, and pixels of the neighbours visible before and after them. */
  readonly arrange: (widthPx: number) => { readonly perView: number; readonly peek: { before: number; after: number } };
}

const RESIZE_DEBOUNCE_MS = 100;

/** Positions slides without the classes that Glide would set and not remove. */
const quietBuild: GlideComponent = (_glide, _components, events) => {
  const mount = (): void => {
    events.emit('build.before');
    events.emit('build.after');
  };
  events.on(['resize', 'update'], mount);
  return { mount };
};

/** The track's own size is observed instead of the window's. */
const noResize: GlideComponent = () => ({ mount: () => undefined });

/** Slides in a row, moved by Glide. Buttons, keys and touch are handled elsewhere. */
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
    isLine: true,
    show(index, ms = durationMs) {
      glide.settings.animationDuration = ms;
      glide.go(`=${index}`);
    },
    onResize: (listener) =>
      stopWatching.push(
        watchSize(
          track,
          () => {
            arrangeAnew();
            listener();
          },
          RESIZE_DEBOUNCE_MS,
        ),
      ),
    stop: () => stopWatching.splice(0).forEach((stop) => stop()),
  };
}

const GLIDE_OPTIONS: GlideOptions = { type: 'slider', bound: true, rewind: true, waitForTransition: false };
