import { HtmlValidate, type ConfigData } from 'html-validate';

/** What is not asked of our HTML, each with the reason. Everything else of the recommended rules is. */
const LEFT_OUT = {
  // React writes `<!doctype html>`, `<meta/>`, `charSet` and `hidden=""`: all valid, only not in the style of these rules.
  'doctype-style': 'off',
  'void-style': 'off',
  'attr-case': 'off',
  'attribute-boolean-style': 'off',
  'attribute-empty-style': 'off',
  // What people have written is shown as they have written it.
  'no-trailing-whitespace': 'off',
  // The focal point of a picture and the colour in its place are data of the picture, and the policy allows them.
  'no-inline-style': 'off',
  // Safari takes a list without markers for no list, unless its role says so.
  'no-redundant-role': 'off',
  'prefer-native-element': ['error', { exclude: ['list'] }],
  // A checkout that cannot be finished yet says why in the place of its button.
  'wcag/h32': 'off',
  // Owners write their telephone numbers themselves, and browsers keep a number in one line by its style.
  'tel-non-breaking': 'off',
  // A list may have a name (ARIA 1.2, “list”), which tells the lines of a cart from other lists.
  'aria-label-misuse': ['error', { allowAnyNamable: true }],
  // A filter takes several values of one name.
  'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'reset', 'submit'] }],
  // Axe looks for labels in the browser tests, and a page of many fields takes this rule as long as all others together.
  'input-missing-label': 'off',
} satisfies ConfigData['rules'];

const validator = new HtmlValidate({ root: true, extends: ['html-validate:recommended'], rules: LEFT_OUT });

/** What is not valid in an HTML document or a part of one, a line each: the rule, what it says, where. Empty where all is well. */
export function htmlProblems(html: string): string[] {
  const { results } = validator.validateStringSync(html);
  const messages = results.flatMap((result) => result.messages);
  return messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} ${selector ?? ''}`);
}
