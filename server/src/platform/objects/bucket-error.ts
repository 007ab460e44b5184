/** A failed request to a bucket. The message says what failed, why, and what to do. */
export class BucketError extends Error {
  override readonly name = 'BucketError';

  constructor(
    message: string,
    /** True if a retry may succeed; false if settings have to be changed. */
    readonly isPassing: boolean,
  ) {
    super(message);
  }
}
