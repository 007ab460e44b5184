/** Part of `navigator.locks` that an editor needs. */
export type Locks = Pick<LockManager, 'request'>;

/** What an editor needs of its browser beside the host; tests have their own. */
export interface Surroundings {
  /** In milliseconds. */
  now(): number;
  /** Runs something once after a time in milliseconds; returns a function that cancels it. */
  after(ms: number, run: () => void): () => void;
  /** A new UUID. */
  newKey(): string;
  /** Absent in browsers without them and on pages without https. */
  readonly locks?: Locks | undefined;
  /** Is the page in view? */
  isVisible(): boolean;
  /** Listens until the signal. `shown`: the page has come into view or into focus; `hidden`: it goes. */
  listen(event: 'online' | 'shown' | 'hidden', listener: () => void, stop: AbortSignal): void;
}
