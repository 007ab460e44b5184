import type { Manifest } from 'shared-types/manifest';
import type { DeployReason } from 'shared-types/site/deploy';
import { REQUESTABLE_DIRECTIVES } from '../page/send/security-headers';

/** Sources by directive. */
type Sources = Readonly<Record<string, readonly string[]>>;

/** A host of others by its name, or all below one of two parts at least; nothing that could end a directive. */
const HOST = /^https:\/\/(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d{1,5})?$/;
/** What needs no host, where it opens no script. */
const SCHEMES: Readonly<Record<string, readonly string[]>> = {
  'img-src': ['data:', 'blob:'],
  'font-src': ['data:'],
  'connect-src': ['data:', 'blob:'],
  'worker-src': ['blob:'],
};
/** A policy's name, as the standard has them. */
const POLICY = /^[A-Za-z0-9#=_/@.%-]{1,100}$/;
/** That of the shell, and that which the browser asks where a script names none: anyone who makes it decides for all. */
const TAKEN_POLICIES = new Set(['colonnade', 'default']);

/** What a build asks of the Content Security Policy, all of it together. */
export function requestedSources({ csp, features }: Manifest): Sources {
  const requested = [csp, ...features.map((feature) => feature.csp ?? {})].flatMap((one) => Object.entries(one));
  const directives = [...new Set(requested.map(([directive]) => directive))];
  const of = (wanted: string) =>
    requested.filter(([directive]) => directive === wanted).flatMap(([, sources]) => sources);
  return Object.fromEntries(directives.map((directive) => [directive, [...new Set(of(directive))].sort()]));
}

/** What of it no page may have. */
export function cspReasons(manifest: Manifest): DeployReason[] {
  return Object.entries(requestedSources(manifest)).flatMap(([directive, sources]): DeployReason[] => {
    if (!(REQUESTABLE_DIRECTIVES as readonly string[]).includes(directive))
      return [
        {
          what: `No remote may ask for ${directive}.`,
          where: 'remote.json: csp',
          mend: `Ask for ${REQUESTABLE_DIRECTIVES.join(', ')} alone. Scripts come with the build.`,
        },
      ];
    return sources
      .filter((source) => !isAllowed(directive, source))
      .map((source) => ({
        what: `No remote may ask for ${JSON.stringify(source.slice(0, 100))} in ${directive}.`,
        where: 'remote.json: csp',
        mend:
          directive === 'trusted-types'
            ? 'Name a policy of a library by its own name.'
            : 'Name each host as https://host.example, or all below one as https://*.host.example.',
      }));
  });
}

function isAllowed(directive: string, source: string): boolean {
  if (directive === 'trusted-types') return POLICY.test(source) && !TAKEN_POLICIES.has(source);
  return HOST.test(source) || (SCHEMES[directive]?.includes(source) ?? false);
}
