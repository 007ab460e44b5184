import type { Manifest } from 'shared-types/manifest';
import type { DeployReason } from 'shared-types/site/deploy';
import { REQUESTABLE_DIRECTIVES } from '../page/send/security-headers';

/** Sources by directive. */
type Sources = Readonly<Record<string, readonly string[]>>;

/** A foreign host or a folder of one, or all hosts below a name of at least two parts; no character may end a directive. */
const HOST = /^https:\/\/(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d{1,5})?(?:\/[A-Za-z0-9._~-]+)*\/?$/;
/** Sources without a host that allow no script. */
const SCHEMES: Readonly<Record<string, readonly string[]>> = {
  'img-src': ['data:', 'blob:'],
  'font-src': ['data:'],
  'connect-src': ['data:', 'blob:'],
  'worker-src': ['blob:'],
};
/** A name of a Trusted Types policy, as the standard allows. */
const POLICY = /^[A-Za-z0-9#=_/@.%-]{1,100}$/;
/** The shell's policy, and the browser's default policy, which would apply to all scripts. */
const TAKEN_POLICIES = new Set(['colonnade', 'default']);

/** All additions of a build to the Content Security Policy. */
export function requestedSources({ csp, features }: Manifest): Sources {
  const requested = [csp, ...features.map((feature) => feature.csp ?? {})].flatMap((one) => Object.entries(one));
  const directives = [...new Set(requested.map(([directive]) => directive))];
  const of = (wanted: string) =>
    requested.filter(([directive]) => directive === wanted).flatMap(([, sources]) => sources);
  return Object.fromEntries(directives.map((directive) => [directive, [...new Set(of(directive))].sort()]));
}

/** Reasons about additions that no page may have. */
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
