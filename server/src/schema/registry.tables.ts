import type { ColumnType, Generated } from 'kysely';
import type { Manifest } from 'shared-types/manifest';
import type { Canary } from '../site/registry/release-rule';
import type { CreatedAt, Json, OptionalJson } from './column';

interface ArtifactTable {
  remote: string;
  version: string;
  manifest: Json<Manifest>;
  /** sha384 of the stored `remote.json`, as an integrity value. */
  manifest_integrity: string;
  published_at: CreatedAt;
}

interface ReleaseRuleTable {
  remote: string;
  /** False stops the remote's code in the page; its HTML stays. */
  enabled: boolean;
  /** False replaces its HTML by the fallback too. */
  renders: boolean;
  version: string | null;
  /** `build` while nobody has set a version by hand: a new build then becomes the default. */
  set_by: 'build' | 'person';
  /** A version that some visitors have before the others. */
  canary: OptionalJson<Canary>;
  /** Versions of sites that have one of their own, by the identifier of the site. */
  pins: Json<Readonly<Record<string, string>>>;
  /** Sites in whose pages its code does not run, by identifier. */
  off_at: Generated<string[]>;
  serial: number;
}

interface ReleaseChangeTable {
  serial: Generated<number>;
  remote: string;
  who: string;
  reason: string;
  before: Json<unknown>;
  after: Json<unknown>;
  /** The serial of the change that this one takes back; null for any other. */
  undoes: ColumnType<number | null, number | null | undefined, never>;
  changed_at: CreatedAt;
}

/** Tables of the registry; they belong to no site. */
export interface RegistryTables {
  artifact: ArtifactTable;
  release_rule: ReleaseRuleTable;
  release_change: ReleaseChangeTable;
}
