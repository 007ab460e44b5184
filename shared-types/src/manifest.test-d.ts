import {
  proves,
  takes,
  type Equal,
  type Extends,
  type IsEmpty,
  type NotJson,
  type RequiredKeys,
} from '../../tools/testing/type-assertions';
import type { Manifest, ManifestFeature } from './manifest';
import type { Release, ReleasedVersion } from './release';
import type { Feature } from './remote';

type Code = 'implements' | 'load' | 'messages' | 'styledLate';
type Made = 'fallback' | 'editor' | 'css' | 'sheets' | 'scripts' | 'messages';
type ManifestKey = Exclude<keyof Feature, Code>;

proves<Equal<ManifestKey, Exclude<keyof ManifestFeature, Made>>>(
  'a built manifest has all of a feature’s, its code replaced by files',
);
proves<Extends<Pick<Feature, ManifestKey>, Pick<ManifestFeature, ManifestKey>>>(
  'and what the feature’s own says fits into it',
);
proves<Equal<Feature['live'], ManifestFeature['live']>>('kinds of life are the same in both');
proves<IsEmpty<NotJson<Manifest | Release>>>('manifest and release are plain data');
proves<Equal<RequiredKeys<ReleasedVersion>, keyof ReleasedVersion>>('a released version leaves nothing out');

declare const release: Release;
// @ts-expect-error a release never changes under the page
release.serial = 2;
// @ts-expect-error nobody adds a file to it
release.shell.files['client/deferred.js'] = 'sha384-other';
// @ts-expect-error a file without its hash is no file of a release
takes<ReleasedVersion['files']>({ 'client/remote.js': true });
