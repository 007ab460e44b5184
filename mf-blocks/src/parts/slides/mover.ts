export interface Mover {
  /** Number of slides in view. */
  inView(): number;
  /** Moves a slide to the front; in the mover's own time where none is named. */
  show(index: number, durationMs?: number): void;
  /** How long a move takes. */
  readonly durationMs: number;
  /** True if slides lie in a line that a finger can pull. */
  readonly isLine: boolean;
  /** Told when the number of slides in view, or their size, may have changed. */
  onResize(listener: () => void): void;
  /** Restores the original state. */
  stop(): void;
}
