/**
 * Local fonts that stand in for a family until it has come, with the average width of their letters in em, weighted as
 * `@capsizecss/unpack` does: of the regular and the bold font. Their metric-compatible doubles have the same.
 */
const STAND_INS = {
  arial: {
    name: 'Arial',
    regular: { width: 0.4458, fonts: ['Arial', 'Liberation Sans', 'Roboto'] },
    bold: { width: 0.48, fonts: ['Arial Bold', 'Liberation Sans Bold', 'Roboto Bold'] },
  },
  times: {
    name: 'Times',
    regular: { width: 0.4063, fonts: ['Times New Roman', 'Liberation Serif'] },
    bold: { width: 0.4326, fonts: ['Times New Roman Bold', 'Liberation Serif Bold'] },
  },
  courier: {
    name: 'Courier',
    regular: { width: 0.6001, fonts: ['Courier New', 'Liberation Mono'] },
    bold: { width: 0.6001, fonts: ['Courier New Bold', 'Liberation Mono Bold'] },
  },
  dejavuSans: {
    name: 'DejaVu',
    regular: { width: 0.5083, fonts: ['DejaVu Sans'] },
    bold: { width: 0.5742, fonts: ['DejaVu Sans Bold'] },
  },
  dejavuSerif: {
    name: 'DejaVu',
    regular: { width: 0.5166, fonts: ['DejaVu Serif'] },
    bold: { width: 0.5703, fonts: ['DejaVu Serif Bold'] },
  },
  dejavuMono: {
    name: 'DejaVu',
    regular: { width: 0.6021, fonts: ['DejaVu Sans Mono'] },
    bold: { width: 0.6021, fonts: ['DejaVu Sans Mono Bold'] },
  },
};

/** The stand-ins of each general family. Plain Linux systems have DejaVu only. */
const OF_GENERAL = {
  'sans-serif': [STAND_INS.arial, STAND_INS.dejavuSans],
  serif: [STAND_INS.times, STAND_INS.dejavuSerif],
  cursive: [STAND_INS.times, STAND_INS.dejavuSerif],
  monospace: [STAND_INS.courier, STAND_INS.dejavuMono],
};

/** The letters of Central European languages: only pages that have some fetch them. */
const EXT_RANGE = 'U+0100-02BA, U+1E00-1E9F';

/**
 * The style sheet of a family: its files, and local fonts that are given its measures, so that text keeps its place.
 * @param {import('./font-sheet.d.mts').FontSource} source
 * @returns {string}
 */
export function fontSheet({ name, general, files }) {
  const own = files.map(({ weight, file }) => face(name, weight, webFont(file)));
  const ext = files.map(({ weight, extFile }) =>
    face(`${name} Ext`, weight, [...webFont(extFile), `unicode-range: ${EXT_RANGE}`]),
  );
  const standIns = OF_GENERAL[general].flatMap((local) =>
    files.map(({ weight, isBold, measures }) =>
      face(`${name} ${local.name}`, weight, standIn(isBold ? local.bold : local.regular, measures)),
    ),
  );
  return [...own, ...ext, ...standIns].join('\n');
}

/** @param {string} family @param {string} weight @param {string[]} more */
function face(family, weight, more) {
  return `@font-face {\n${[`font-family: '${family}'`, `font-weight: ${weight}`, ...more].map((line) => `  ${line};\n`).join('')}}`;
}

function webFont(file) {
  return ['font-display: swap', `src: url('__SHELL_BASE__client/fonts/${file}') format('woff2')`];
}

/** @param {{ width: number, fonts: string[] }} local @param {import('./font-sheet.d.mts').FontMeasures} measures in em */
function standIn({ width, fonts }, { letterWidth, ascent, descent, lineGap }) {
  const size = letterWidth / width;
  return [
    `src: ${fonts.map((font) => `local('${font}')`).join(', ')}`,
    `size-adjust: ${percent(size)}`,
    `ascent-override: ${percent(ascent / size)}`,
    `descent-override: ${percent(descent / size)}`,
    `line-gap-override: ${percent(lineGap / size)}`,
  ];
}

function percent(ratio) {
  return `${Number((ratio * 100).toFixed(2))}%`;
}
