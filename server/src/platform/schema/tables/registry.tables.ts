import type { ColumnType, Generated } from 'kysely';
import type { CreatedAt, Json, OptionalJson } from './column';

export interface Canary {
  readonly version: string;
  /** Percentage of visitors, from 1 to 100. */
  readonly percent: number;
}

interface ArtifactTable {
  remote: string;
  version: string;
  /** `remote.json` as it was signed; null for versions from before signatures. */
  manifest_bytes: Buffer | null;
  signature: string | null;
  signed_by: string | null;
  published_at: CreatedAt;
  /** Name of the token a team deployed with; null if published beside the server. */
  deployed_by: ColumnType<string | null, string | null | undefined, string | null>;
}

interface ReleaseRuleTable {
  remote: string;
  /** False stops the remote's code in pages; its HTML stays. */
  enabled: boolean;
  /** False also replaces its HTML by the fallback. */
  renders: boolean;
  version: string | null;
  /** `build` while nobody has set a version by hand; new builds then become live. */
  set_by: 'build' | 'person';
  canary: OptionalJson<Canary>;
  /** Pinned versions by site identifier. */
  pins: Json<Readonly<Record<string, string>>>;
  /** Identifiers of sites in whose pages its code does not run. */
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
  /** Serial of the change that this one undoes; null for others. */
  undoes: ColumnType<number | null, number | null | undefined, never>;
  changed_at: CreatedAt;
}

interface DeployTokenTable {
  id: Generated<string>;
  remote: string;
  name: string;
  token_hash: string;
  made_by: string;
  made_at: CreatedAt;
  expires_at: Date;
  ended_at: ColumnType<Date | null, undefined, Date>;
  last_used_at: ColumnType<Date | null, undefined, Date>;
}

interface DeployTable {
  id: Generated<string>;
  remote: string;
  version: string;
  manifest: Buffer;
  manifest_integrity: string;
  signature: string | null;
  /** Sizes of the files still to be uploaded, by integrity. */
  wanted: Json<Readonly<Record<string, number>>>;
  /** When a part of it arrived last. */
  touched_at: Generated<Date>;
}

interface DeployPieceTable {
  deploy_id: string;
  integrity: string;
  /** Offset of its first byte in the file. */
  start: number;
  bytes: Buffer;
}

/** Tables of the registry, which belong to no site. */
export interface RegistryTables {
  artifact: ArtifactTable;
  release_rule: ReleaseRuleTable;
  release_change: ReleaseChangeTable;
  deploy_token: DeployTokenTable;
  deploy: DeployTable;
  deploy_piece: DeployPieceTable;
}
