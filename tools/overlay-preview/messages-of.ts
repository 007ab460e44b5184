import type { Manifest } from 'shared-types/manifest';
import type { ReleasedVersion } from 'shared-types/release';
import type { FeatureId } from 'shared-types/remote';
import { fits } from '../../server/src/site/registry/gate/fits';

export interface AboutPage {
  readonly manifest: Pick<Manifest, 'name' | 'version' | 'contract'>;
  readonly site: string;
  readonly live: string | undefined;
  readonly shell: Pick<ReleasedVersion, 'version' | 'contract'> | undefined;
  readonly isOn: boolean;
  /** Features that still have the live version's HTML. */
  readonly kept: ReadonlySet<FeatureId>;
  /** Features on the page that the working copy no longer has. */
  readonly gone: ReadonlySet<FeatureId>;
}

/** Messages about the page, for the developer. */
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
