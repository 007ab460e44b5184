import type { FederationFile } from './federation.entry';
import type { ReactModules } from './react.entry';
import type { ScriptMaker } from './script-maker';

/**
 * The part of the page's global that federation needs: chunks call `script`, and later files add properties, so it must
 * stay extensible.
 */
export interface FederationGlobal {
  readonly script: ScriptMaker['script'];
  federation?: FederationFile;
  react?: ReactModules;
}
