/** Whether the browser is one of Android, whose keyboards change code while it is typed. */
export function isOnAndroid(): boolean {
  return /\bAndroid\b/.test(navigator.userAgent);
}
