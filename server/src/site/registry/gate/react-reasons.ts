import type { DeployReason } from 'shared-types/site/deploy';

/** React assigns it, and its users read it. */
const REACT_ITSELF = /__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE\s*=[^=]/;
const SCRIPT = /^client\/.*\.js$/;

/** Reasons against scripts that contain their own React: hooks fail if a page has two. */
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
