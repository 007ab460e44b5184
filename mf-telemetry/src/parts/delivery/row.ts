import type { Call } from './call';

/** A call with its key, as it is kept until the server has it. */
export interface Row extends Required<Omit<Call, 'complaint'>>, Pick<Call, 'complaint'> {
  readonly key: string;
  /** Path of the page it comes from; absent in what was kept before there were such. */
  readonly page?: string;
  /** When it was put together, by the page's clock, in milliseconds since 1970. */
  readonly atMs: number;
  /** Until then the page it comes from is thought to see to it. */
  readonly dueMs: number;
}
