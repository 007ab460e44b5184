import type { LinkProblem } from 'shared-types/site/link/link-rules';
import type { LinkHost } from './link-host';

/** Why a link is refused, in the owner's language. */
export function problemText({ text }: Pick<LinkHost, 'text'>, problem: LinkProblem | 'https', typed: string): string {
  return text('linkProblem', { problem, val: typed.trim(), email: 'name@example.com' });
}

/**
 * What links to named hosts must look like, such as “youtube.com or youtu.be”.
 *
 * @implements LEDIT-02
 */
export function hostsText({ text }: Pick<LinkHost, 'text'>, hosts: readonly string[]): string {
  return text('linkHosts', { host: hosts.slice(0, -1).join(', '), otherHost: hosts.at(-1) ?? '' });
}
