/** iPhones, iPads and iPods report `OS 12_1` and the like; all their browsers use WebKit. */
const IOS_BEFORE_12_2 = /\b(?:iPhone|iPad|iPod)\b.*? OS (?:\d_|1[01]_|12_[01](?!\d))/;

/**
 * True for iOS before 12.2, which loses beacons of a page that is left
 * (https://bugs.webkit.org/show_bug.cgi?id=188329).
 */
export function hasBeaconFault(userAgent: string): boolean {
  return IOS_BEFORE_12_2.test(userAgent);
}
