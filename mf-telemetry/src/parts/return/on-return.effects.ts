/** Calls back for each restore from the back/forward cache, with the milliseconds since the page started. */
export function onReturn(then: (atMs: number) => void, stop: AbortSignal): void {
  addEventListener('pageshow', ({ persisted, timeStamp }) => void (persisted && then(timeStamp)), { signal: stop });
}
