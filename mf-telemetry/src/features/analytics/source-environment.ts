import type { SourceEnvironment } from 'shared-types/telemetry/analytics';

const LOCAL = /(^|\.)(localhost|test|local)$|^(\d+\.){3}\d+$|^\[/;
/** What the first label of a host name begins with where there is a site behind it: `qa.`, `staging-2.`; a site may be called `quality`. */
const NAMED = /^(dev|qa|staging)(-[^.]+)?\.[^.]+\./;

/** Where a page runs, by its host's name. Names and addresses of a machine are a developer's; whatever says nothing is the real site. */
export function sourceEnvironment(hostname: string): SourceEnvironment {
  if (LOCAL.test(hostname)) return 'dev';
  return (NAMED.exec(hostname)?.[1] as SourceEnvironment | undefined) ?? 'prod';
}
