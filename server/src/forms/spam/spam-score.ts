/** How many messages a site's filter has learned, or how many of them have a word. */
export interface LearnedCounts {
  readonly spam: number;
  readonly notSpam: number;
}

/** Messages of each kind that the filter must know before it decides. */
const LEAST_LEARNED = 5;
/** Log odds of 99 to 1. */
const SPAM_FROM = Math.log(99);

/**
 * The log odds that a message with these words is spam; 0 if nothing is known. A naive Bayes classifier over the words that a
 * message has, each counted once. Counts of the larger kind are scaled down to the smaller one, so that neither the number of
 * messages of a kind nor a word that nobody has seen says anything by itself.
 */
export function spamScore(words: readonly LearnedCounts[], messages: LearnedCounts): number {
  const least = Math.min(messages.spam, messages.notSpam);
  if (least === 0) return 0;
  return words.reduce((score, { spam, notSpam }) => {
    const inSpam = (spam * least) / messages.spam;
    const inOthers = (notSpam * least) / messages.notSpam;
    return score + Math.log((inSpam + 1) / (inOthers + 1));
  }, 0);
}

/** True if a message with these words goes to quarantine. */
export function looksLikeSpam(words: readonly LearnedCounts[], messages: LearnedCounts): boolean {
  return Math.min(messages.spam, messages.notSpam) >= LEAST_LEARNED && spamScore(words, messages) >= SPAM_FROM;
}
