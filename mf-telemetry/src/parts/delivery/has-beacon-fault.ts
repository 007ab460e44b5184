/** iPhones, iPads and iPods say `OS 12_1` and the like; all their browsers are WebKit. */
const IOS = /\b(?:iPhone|iPad|iPod)\b.*? OS (\d+)_(\d+)/;
const FIXED = [12, 2] as const;

/**
 * True for WebKit on iOS before 12.2, which refuses a beacon while its page is being left
 * (https://bugs.webkit.org/show_bug.cgi?id=188329): what it carried would be lost.
 */
export function hasBeaconFault(userAgent: string): boolean {
  const [, major, minor] = IOS.exec(userAgent) ?? [];
  if (major === undefined) return false;
  return Number(major) < FIXED[0] || (Number(major) === FIXED[0] && Number(minor) < FIXED[1]);
}
