import { transform } from 'lightningcss';

/**
 * The first rule that does not begin with a class of its area; undefined if none. Nested rules count as their parent.
 * @param {{ filename: string, text: string, area: string }} sheet
 * @returns {{ line: number, column: number } | undefined} from 1
 */
export function foreignSelector({ filename, text, area }) {
  /** @type {{ line: number, column: number } | undefined} */
  let found;
  transform({
    filename,
    code: Buffer.from(text),
    visitor: {
      Rule: {
        style({ value: { selectors, loc } }) {
          if (!found && !selectors.every((selector) => isOwn(selector, area)))
            found = { line: loc.line + 1, column: loc.column };
        },
      },
    },
  });
  return found;
}

/** @param {import('lightningcss').Selector} selector @param {string} area */
function isOwn(selector, area) {
  const [first] = selector;
  if (selector.some(({ type }) => type === 'nesting')) return true;
  return first?.type === 'class' && first.name.startsWith(`${area}-`);
}
