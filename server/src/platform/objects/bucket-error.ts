/** A bucket that could not be asked, or refused. The message is a message: what could not be done, why, and what to do. */
export class BucketError extends Error {
  override readonly name = 'BucketError';

  constructor(
    message: string,
    /** True where the store is away or busy, and the same will work later; false where somebody has to set something right. */
    readonly isPassing: boolean,
  ) {
    super(message);
  }
}
