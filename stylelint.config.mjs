/** What a remote's selector may not be: it must start with `.<area>-<feature>`, so that no sheet reaches another feature. */
const FOREIGN_SELECTOR = /^(?!\.[a-z]+-[a-z0-9-]+|&|from|to|\d+%)/;

export default {
  ignoreFiles: ['**/dist/**'],
  rules: {
    'block-no-empty': true,
    'color-no-invalid-hex': true,
    'declaration-block-no-duplicate-properties': [true, { ignore: ['consecutive-duplicates-with-different-values'] }],
    'no-duplicate-selectors': true,
    'property-no-unknown': true,
    'selector-max-id': 0,
    // Compiled, it is a list of languages, and goes by them: `:is([dir='rtl'] *)` goes by the page's direction.
    'selector-pseudo-class-disallowed-list': ['dir'],
    'unit-no-unknown': true,
  },
  overrides: [
    {
      files: ['{mf-*,docs/samples/*}/src/**/*.css'],
      rules: { 'selector-disallowed-list': [FOREIGN_SELECTOR], 'declaration-no-important': true },
    },
  ],
};
