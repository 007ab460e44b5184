import { transform } from 'lightningcss';

/**
 * The classes of an area in the selectors of a style sheet.
 * @param {Uint8Array} code
 * @param {string} area
 * @returns {Set<string>}
 */
export function classesIn(code, area) {
  /** @type {Set<string>} */
  const names = new Set();
  /** @param {readonly import('lightningcss').Selector[]} selectors */
  const note = (selectors) => {
    for (const part of selectors.flat()) {
      if (part.type === 'class' && part.name.startsWith(`${area}-`)) names.add(part.name);
      // Those of `:is()`, `:not()` and the like.
      if ('selectors' in part && Array.isArray(part.selectors)) note(part.selectors);
    }
  };
  transform({
    filename: 'sheet.css',
    code,
    visitor: { Rule: { style: ({ value: { selectors } }) => note(selectors) } },
  });
  return names;
}
