// @ts-check
import { join, relative, sep } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../build/files/folders.mjs';
import { memberLines } from './member-lines.mjs';

const PACKAGE = join(ROOT, 'shared-types');
const HEAD = `# The contract, a line a member

Made by \`npm run api-report\` from \`shared-types/src\`, without comments, so that its diff shows every change of what
separately deployed packages rely on, and nothing else. An added line is an addition: make a new member optional first,
required once everybody who writes it ships it. A line that goes away or changes breaks what was built before: keep the
old member beside the new one, or raise \`CONTRACT\`.
`;

/** Where the report is committed, from the root of the repository. */
export const REPORT = 'shared-types/api-report.generated.md';

/**
 * The report of the contract as its sources have it now. Throws where they do not compile.
 * @param {string} [folder] the package
 * @returns {string}
 */
export function makeReport(folder = PACKAGE) {
  /** @type {[string, string][]} */
  const files = [];
  const program = declarationsOf(folder);
  const { diagnostics } = program.emit(undefined, (path, text) => files.push([nameOf(folder, path), text]));
  if (diagnostics.length > 0) throw new Error(ts.formatDiagnostics(diagnostics, formatHost));
  const sections = files
    .filter(([name]) => !isTest(name))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, text]) => `## ${name}\n\n\`\`\`ts\n${memberLines(text)}\n\`\`\`\n`);
  return [HEAD, ...sections].join('\n');
}

/** @param {string} folder */
function declarationsOf(folder) {
  const config = ts.getParsedCommandLineOfConfigFile(join(folder, 'tsconfig.json'), DECLARATIONS, {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: (diagnostic) => {
      throw new Error(ts.formatDiagnostic(diagnostic, formatHost));
    },
  });
  return ts.createProgram(config?.fileNames ?? [], config?.options ?? {});
}

const DECLARATIONS = { noEmit: false, declaration: true, emitDeclarationOnly: true, removeComments: true };

/** @type {import('typescript').FormatDiagnosticsHost} */
const formatHost = {
  getCanonicalFileName: (path) => path,
  getCurrentDirectory: () => ROOT,
  getNewLine: () => '\n',
};

/** `commerce/cart.ts`. @param {string} folder @param {string} path */
function nameOf(folder, path) {
  return relative(join(folder, 'src'), path)
    .split(sep)
    .join('/')
    .replace(/\.d\.ts$/, '.ts');
}

/** Type tests, and what they share, promise nothing. @param {string} name */
function isTest(name) {
  return name.startsWith('../') || name.endsWith('.test-d.ts');
}
