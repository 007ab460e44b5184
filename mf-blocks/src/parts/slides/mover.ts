export interface Mover {
  /** Number of slides in view. */
  inView(): number;
  /** Makes a slide the first in view. */
  show(index: number): void;
  readonly durationMs: number;
  /** Called when the number of slides in view, or their size, may have changed. */
  onResize(listener: () => void): void;
  /** Restores the original state. */
  stop(): void;
}
