/** Delay before the second attempt, randomized so that visitors do not retry at the same time. */
const PAUSE_MS = 300;
const JITTER_MS = 500;

/** Repeats a failed task once after a short delay; `again` is true for the second attempt. */
export async function attemptTwice<T>(task: (again: boolean) => Promise<T>): Promise<T> {
  try {
    return await task(false);
  } catch {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS + Math.random() * JITTER_MS));
    return task(true);
  }
}
