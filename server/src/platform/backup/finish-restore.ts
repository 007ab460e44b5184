import { explainError } from '../postgres/explain-failure';
import { stopAbandoned } from '../postgres/embedded/stop-abandoned';
import { isSwapPending, swapData } from './swap-data';

/** Completes an interrupted restore. Throws a StartError if a server runs on the folder, or if it is no data folder. */
export async function finishRestore(dataDir: string, log: (line: string) => void): Promise<void> {
  const isPending = await isSwapPending(dataDir).catch((error: unknown) => {
    throw explainError(error, dataDir);
  });
  if (!isPending) return;
  await stopAbandoned(dataDir);
  await swapData(dataDir);
  log(`The restore of ${dataDir} that was broken off is finished`);
}
