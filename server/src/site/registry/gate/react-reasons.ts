import type { DeployReason } from 'shared-types/site/deploy';

/** What React alone assigns; anyone who uses React reads it. */
const REACT_ITSELF = /__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE\s*=[^=]/;
const SCRIPT = /^client\/.*\.js$/;

/** A script of a remote that brings a React of its own: two in one page do not understand each other's hooks. */
export function reactReasons(path: string, bytes: Buffer): DeployReason[] {
  if (!SCRIPT.test(path) || !REACT_ITSELF.test(bytes.toString('utf8'))) return [];
  return [
    {
      what: 'This script brings its own React; the page has one already.',
      where: path,
      mend: 'Build it with the build preset, which leaves React to the page, or mark react and react-dom as shared.',
    },
  ];
}
