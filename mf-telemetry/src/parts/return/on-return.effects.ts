/** Calls each time the page comes back out of the browser's memory, with the time of that in milliseconds since the page began. */
export function onReturn(then: (atMs: number) => void, stop: AbortSignal): void {
  addEventListener('pageshow', ({ persisted, timeStamp }) => void (persisted && then(timeStamp)), { signal: stop });
}
