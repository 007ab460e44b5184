import { explainError } from '../postgres/explain-failure';
import { stopAbandoned } from '../postgres/embedded/stop-abandoned';
import { isSwapPending, swapData } from './swap-data';

/** Puts a restore that is whole and was broken off in its place. Throws a StartError where a server runs on the folder, or it is none. */
export async function finishRestore(dataDir: string, log: (line: string) => void): Promise<void> {
  const isPending = await isSwapPending(dataDir).catch((error: unknown) => {
    throw explainError(error, dataDir);
  });
  if (!isPending) return;
  await stopAbandoned(dataDir);
  await swapData(dataDir);
  log(`The restore of ${dataDir} that was broken off is finished`);
}
