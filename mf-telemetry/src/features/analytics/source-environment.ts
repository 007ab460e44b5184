import type { SourceEnvironment } from 'shared-types/telemetry/analytics';

const LOCAL = /(^|\.)(localhost|test|local)$|^(\d+\.){3}\d+$|^\[/;
/** Prefixes of the first label, if more labels follow: `qa.`, `staging-2.`. A site may be called `quality`. */
const NAMED = /^(dev|qa|staging)(-[^.]+)?\.[^.]+\./;

/** The environment by host name. Machine names and IP addresses are development; unmarked names are production. */
export function sourceEnvironment(hostname: string): SourceEnvironment {
  if (LOCAL.test(hostname)) return 'dev';
  return (NAMED.exec(hostname)?.[1] as SourceEnvironment | undefined) ?? 'prod';
}
