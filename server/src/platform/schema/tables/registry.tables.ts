import type { ColumnType, Generated } from 'kysely';
import type { CreatedAt, Json, OptionalJson } from './column';

/** A version that some visitors have before the others. */
export interface Canary {
  readonly version: string;
  /** Of a hundred visitors, from 1 to 100. */
  readonly percent: number;
}

interface ArtifactTable {
  remote: string;
  version: string;
  /** `remote.json`, as it was signed; null where it was published before versions were. */
  manifest_bytes: Buffer | null;
  /** Of these bytes, base64. */
  signature: string | null;
  /** The id of the key that signed them. */
  signed_by: string | null;
  published_at: CreatedAt;
  /** The name of the token by which a team sent it; null where it was published beside the server. */
  deployed_by: ColumnType<string | null, string | null | undefined, string | null>;
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

interface DeployTokenTable {
  id: Generated<string>;
  remote: string;
  /** What it is called, to tell it from others. */
  name: string;
  token_hash: string;
  /** Who made it. */
  made_by: string;
  made_at: CreatedAt;
  expires_at: Date;
  /** When somebody ended it before its time. */
  ended_at: ColumnType<Date | null, undefined, Date>;
  last_used_at: ColumnType<Date | null, undefined, Date>;
}

interface DeployTable {
  id: Generated<string>;
  remote: string;
  version: string;
  /** `remote.json`. */
  manifest: Buffer;
  manifest_integrity: string;
  /** What its `remote.json.sig` says. */
  signature: string | null;
  /** Bytes of the files that have to come, by integrity. */
  wanted: Json<Readonly<Record<string, number>>>;
  /** When something of it came last. */
  touched_at: Generated<Date>;
}

interface DeployPieceTable {
  deploy_id: string;
  /** Of the whole file. */
  integrity: string;
  /** Its first byte's place in the file. */
  start: number;
  bytes: Buffer;
}

/** Tables of the registry; they belong to no site. */
export interface RegistryTables {
  artifact: ArtifactTable;
  release_rule: ReleaseRuleTable;
  release_change: ReleaseChangeTable;
  deploy_token: DeployTokenTable;
  /** Builds that are on their way. */
  deploy: DeployTable;
  deploy_piece: DeployPieceTable;
}
