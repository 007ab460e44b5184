import type { FederationFile } from './federation.entry';
import type { ReactModules } from './react.entry';
import type { ScriptMaker } from './script-maker';

/**
 * What federation needs of the page's global: chunks call `script`, and the two later files put themselves beside it,
 * so the object must stay extensible.
 */
export interface FederationGlobal {
  readonly script: ScriptMaker['script'];
  federation?: FederationFile;
  react?: ReactModules;
}
