/** Speaks to visitors who cannot see the change. */
export interface Announcer {
  /** Says a sentence when the visitor is idle, or at once where it is urgent. */
  say(sentence: string, urgency?: 'polite' | 'assertive'): void;
}
