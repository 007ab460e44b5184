import type { FailureStage } from 'shared-types/events';

/** An error with the stage at which a feature failed. */
export class StageError extends Error {
  readonly stage: FailureStage;

  constructor(stage: FailureStage, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.stage = stage;
  }
}

/** Adds the stage to errors of the work. */
export async function atStage<T>(stage: FailureStage, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new StageError(stage, error);
  }
}
