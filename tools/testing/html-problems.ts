import { HtmlValidate, type ConfigData } from 'html-validate';

/** Rules that our HTML does not follow, each with the reason; all other recommended ones apply. */
const LEFT_OUT = {
  // React writes `<!doctype html>`, `<meta/>`, `charSet` and `hidden=""`, which are valid HTML.
  'doctype-style': 'off',
  'void-style': 'off',
  'attr-case': 'off',
  'attribute-boolean-style': 'off',
  'attribute-empty-style': 'off',
  // Texts by people are shown as written.
  'no-trailing-whitespace': 'off',
  // A picture's focal point and placeholder colour are data, and the policy allows them.
  'no-inline-style': 'off',
  // Safari treats a list without markers as a list only if it has the role.
  'no-redundant-role': 'off',
  // The list box of a combobox filters what is typed, which `<select>` cannot.
  'prefer-native-element': ['error', { exclude: ['list', 'listbox'] }],
  // An unfinished checkout shows the reason in place of its button.
  'wcag/h32': 'off',
  // Owners write telephone numbers themselves, and a style keeps each on one line.
  'tel-non-breaking': 'off',
  // A list may have a name (ARIA 1.2, “list”), which distinguishes the lines of a cart.
  'aria-label-misuse': ['error', { allowAnyNamable: true }],
  // A filter has several values of one name.
  'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'reset', 'submit'] }],
  // Axe checks labels in browser tests, and this rule is as slow as all others together.
  'input-missing-label': 'off',
} satisfies ConfigData['rules'];

const validator = new HtmlValidate({ root: true, extends: ['html-validate:recommended'], rules: LEFT_OUT });

/** HTML errors in a document or a part of one, one line each: the rule, the message, the position. */
export function htmlProblems(html: string): string[] {
  const { results } = validator.validateStringSync(html);
  const messages = results.flatMap((result) => result.messages);
  return messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} ${selector ?? ''}`);
}
