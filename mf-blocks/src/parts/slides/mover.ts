/** What moves slides. */
export interface Mover {
  /** How many slides are in view at a time. */
  inView(): number;
  /** Moves a slide to the front. */
  show(index: number): void;
  /** How long a move takes. */
  readonly durationMs: number;
  /** Told when the number of slides in view, or their size, may have changed. */
  onResize(listener: () => void): void;
  /** Leaves nothing behind. */
  stop(): void;
}
