/** iPhones, iPads and iPods say `OS 12_1` and the like; all their browsers are WebKit. */
const IOS_BEFORE_12_2 = /\b(?:iPhone|iPad|iPod)\b.*? OS (?:\d_|1[01]_|12_[01](?!\d))/;

/**
 * True for WebKit on iOS before 12.2, which refuses a beacon while its page is being left
 * (https://bugs.webkit.org/show_bug.cgi?id=188329): what it carried would be lost.
 */
export function hasBeaconFault(userAgent: string): boolean {
  return IOS_BEFORE_12_2.test(userAgent);
}
