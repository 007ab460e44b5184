import type { Call } from './call';

/** A call with its key, as stored until the server has it. */
export interface Row extends Required<Omit<Call, 'complaint'>>, Pick<Call, 'complaint'> {
  readonly key: string;
  /** Path of the page it comes from; absent in calls stored by earlier versions. */
  readonly page?: string;
  /** When it was created, in milliseconds since 1970 by the page's clock. */
  readonly atMs: number;
  /** Until then, the page it comes from is expected to deliver it. */
  readonly dueMs: number;
}
