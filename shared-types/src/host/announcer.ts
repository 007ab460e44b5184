/** Speaks to visitors who cannot see the change. */
export interface Announcer {
  /** Says a message when the visitor is idle, or at once where it is urgent. */
  announce(message: string, urgency?: 'polite' | 'assertive'): void;
}
