/** Waits before the second attempt: long enough for a hiccup to pass, spread so that visitors do not come back at once. */
const PAUSE_MS = 300;
const JITTER_MS = 500;

/** Gives a failing task one more attempt after a short pause; `again` tells the task which one it is. */
export async function attemptTwice<T>(task: (again: boolean) => Promise<T>): Promise<T> {
  try {
    return await task(false);
  } catch {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS + Math.random() * JITTER_MS));
    return task(true);
  }
}
