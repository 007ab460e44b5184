/** Focused after a post without script. */
export const FOCUSED = { tabIndex: -1, autoFocus: true };
