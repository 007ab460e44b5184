import { LONGEST_NAME } from '../../../../../tools/build/manifests/remote-name.mjs';

/** What every remote, and the shell, is called; which of such names another team's may have, the build says too. */
const NAME = `[a-z][a-z0-9-]{1,${LONGEST_NAME - 1}}`;

/** The name of a remote or of the shell. */
export const REMOTE_NAME_FORM = new RegExp(`^${NAME}$`);
/** A version: `1.2.3-`, and then what it is made from as a hash. */
export const VERSION_FORM = /^\d+\.\d+\.\d+-[0-9a-f]{8}$/;
/** `<area>/<feature>`: an area of one of the product's words, or all of another team's name. */
export const FEATURE_ID_FORM = new RegExp(`^${NAME}/[a-z0-9-]{1,60}$`);
/** What pages tell was measured: `<remote>@<version>`, or `page`. */
export const ORIGIN_FORM = new RegExp(`^(?:page|${NAME}@[\\w.+-]{1,39})$`);
