/** The promise's outcome, or a rejection with `message` after the time limit. */
export function withDeadline<T>(
  promise: Promise<T>,
  { ms, message }: { readonly ms: number; readonly message: string },
): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(message)), ms);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
