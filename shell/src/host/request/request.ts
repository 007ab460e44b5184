import type { Request, RequestOptions, RequestResult } from 'shared-types/host/request';
import type { ShellConfig } from '../../config';
import type { EventBus } from '../bus/event-bus';
import { createAttempt, type AttemptParts, type Call } from './attempt';
import { createDeadline, pause } from './deadline';
import type { FailureBody, ReadReply } from './read-reply';

export interface RequestParts extends AttemptParts {
  readonly config: Pick<ShellConfig, 'requestBudgetMs' | 'retryDelayMs'>;
  readonly eventBus: Pick<EventBus, 'send'>;
  /** Reports an unreadable reply to the console and the owner's error reports. */
  readonly report: (text: string) => void;
  /** Stores a renewed crumb; false if cookies are disabled. */
  readonly renewCrumb: (crumb: string) => boolean;
}

/** Days: an upload takes as long as the connection needs, and `fetch` reports no progress. */
const UNLIMITED_MS = 1e9;

/**
 * The page's request layer. Expected failures are results, never rejections.
 *
 * @implements NET-01 NET-06 NET-07 NET-17 NET-18 NET-21 NET-24 NET-25 NET-26
 */
export function createRequest(parts: RequestParts): Request {
  const call = createCall(parts);
  let queue: Promise<unknown> = Promise.resolve();
  const request = (path: string, options: RequestOptions = {}): Promise<RequestResult<unknown>> => {
    if (!options.queued) return call({ path, options });
    const turn = queue.then(() => call({ path, options }));
    queue = turn;
    return turn;
  };
  return request as Request;
}

function createCall({ config, renewCrumb, report, eventBus, ...parts }: RequestParts) {
  const attempt = createAttempt(parts);
  return async (call: Call): Promise<RequestResult<unknown>> => {
    const { options } = call;
    const deadline = createDeadline(
      options.timeoutMs ?? (options.body instanceof FormData ? UNLIMITED_MS : config.requestBudgetMs),
      options.signal,
    );
    let retries = options.retries ?? 0;
    let isRenewed = false;
    let read = await attempt(call, deadline);
    for (;;) {
      if (hasNewCrumb(read, renewCrumb) && !isRenewed) isRenewed = true;
      else if (read.passing && retries-- > 0) await pause(config.retryDelayMs, deadline.signal);
      else break;
      read = await attempt(call, deadline);
    }
    deadline.clear();
    if (read.report) report(read.report);
    publishFlags(read.failure, { path: call.path, eventBus });
    return read.result;
  };
}

function hasNewCrumb({ failure }: ReadReply, renewCrumb: RequestParts['renewCrumb']): boolean {
  return failure?.crumbFail === true && failure.crumb !== undefined && renewCrumb(failure.crumb);
}

function publishFlags(
  failure: FailureBody | undefined,
  { path, eventBus }: { path: string; eventBus: Pick<EventBus, 'send'> },
): void {
  if (failure?.loginRequired) eventBus.send('site/login-required', { url: path });
  if (failure?.authorizationFail)
    eventBus.send('site/system-error', { message: failure.error ?? path, network: false });
}
