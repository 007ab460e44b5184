// @ts-check

const SOURCES_ALONE = /^(shared-types|shell|mf-[a-z]+)\//;
const IN_BROWSER = /^e2e\//;

/** What must exist before test files can run. @param {readonly string[]} paths from the root */
export function needsOf(paths) {
  return {
    needsBuild: paths.some((path) => !SOURCES_ALONE.test(path)),
    needsBrowser: paths.some((path) => IN_BROWSER.test(path)),
  };
}
