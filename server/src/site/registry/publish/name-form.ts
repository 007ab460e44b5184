import { LONGEST_NAME } from '../../../../../tools/build/manifests/remote-name.mjs';

/** Form of every remote's and the shell's name; the build restricts names of other teams further. */
const NAME = `[a-z][a-z0-9-]{1,${LONGEST_NAME - 1}}`;

export const REMOTE_NAME_FORM = new RegExp(`^${NAME}$`);
/** A version: `1.2.3-` and a hash of its inputs. */
export const VERSION_FORM = /^\d+\.\d+\.\d+-[0-9a-f]{8}$/;
/** `<area>/<feature>`. An area is a word of the product or another team's remote name. */
export const FEATURE_ID_FORM = new RegExp(`^${NAME}/[a-z0-9-]{1,60}$`);
/** Origin in telemetry: `<remote>@<version>`, or `page`. */
export const ORIGIN_FORM = new RegExp(`^(?:page|${NAME}@[\\w.+-]{1,39})$`);
