import type { Manifest } from 'shared-types/manifest';
import type { ReleasedVersion } from 'shared-types/release';
import type { FeatureId } from 'shared-types/remote';
import { fits } from '../../server/src/site/registry/gate/fits';

/** What there is to say of a page with a working copy over it. */
export interface AboutPage {
  readonly manifest: Pick<Manifest, 'name' | 'version' | 'contract'>;
  /** Scheme, host and port of the site. */
  readonly site: string;
  /** The version that is live there; absent where the page runs none. */
  readonly live: string | undefined;
  /** The page's shell; absent on a page without scripts. */
  readonly shell: Pick<ReleasedVersion, 'version' | 'contract'> | undefined;
  /** True where the page has something of the remote. */
  readonly isOn: boolean;
  /** Features whose HTML is the live version's. */
  readonly kept: ReadonlySet<FeatureId>;
  /** Features on the page that the working copy has not. */
  readonly gone: ReadonlySet<FeatureId>;
}

/** What somebody is told who looks at the page. */
export function messagesOf({ manifest, site, live, shell, isOn, kept, gone }: AboutPage): readonly string[] {
  const { name, version, contract } = manifest;
  if (!shell) return [`No script runs in this page of ${site}, so ${name} cannot be previewed in it.`];
  if (!isOn) return [`This page of ${site} has no block of ${name}.`];
  const below = live === undefined ? 'which this page does not run' : `live as ${live}`;
  return [
    `${name} ${version}, your working copy, replaces ${name} of ${site}, ${below}.`,
    ...(fits(shell, manifest)
      ? []
      : [
          `It will not load: it is built for contract ${contract}, and this page’s shell, ${shell.version}, has ${shell.contract}.`,
        ]),
    ...(kept.size === 0
      ? []
      : [
          `The HTML of ${listOf(kept)} is as the site sends it; how it looks and what it does in the browser is yours.`,
          'Sign in here at /config as an administrator of the site and open pages with ?noredirect: then their HTML is yours too.',
        ]),
    ...(gone.size === 0 ? [] : [`Your working copy has no ${listOf(gone)}: it stays as HTML.`]),
  ];
}

function listOf(features: ReadonlySet<FeatureId>): string {
  return [...features].join(', ');
}
