export interface Announcer {
  /** Announces a message to screen readers; `assertive` interrupts. */
  announce(message: string, urgency?: 'polite' | 'assertive'): void;
}
