import { join, relative, sep } from 'node:path';
import ts, { type FormatDiagnosticsHost } from 'typescript';
import { ROOT } from '../build/files/folders.mjs';
import { memberLines } from './member-lines.ts';

const PACKAGE = join(ROOT, 'shared-types');
const HEAD = `# The contract, a line a member

Made by \`npm run api-report\` from \`shared-types/src\`, without comments, so that its diff shows every change of what
separately deployed packages rely on, and nothing else. An added line is an addition: make a new member optional first,
required once everybody who writes it ships it. A line that goes away or changes breaks what was built before: keep the
old member beside the new one, or raise \`CONTRACT\`.
`;

/** Path of the committed report, from the root. */
export const REPORT = 'shared-types/api-report.generated.md';

/** The report of the contract's current sources. Throws if they do not compile. @param folder the package */
export function makeReport(folder: string = PACKAGE): string {
  const files: [string, string][] = [];
  const program = declarationsOf(folder);
  const { diagnostics } = program.emit(undefined, (path, text) => files.push([nameOf(folder, path), text]));
  if (diagnostics.length > 0) throw new Error(ts.formatDiagnostics(diagnostics, formatHost));
  const sections = files
    .filter(([name]) => !isTest(name))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, text]) => `## ${name}\n\n\`\`\`ts\n${memberLines(text)}\n\`\`\`\n`);
  return [HEAD, ...sections].join('\n');
}

function declarationsOf(folder: string) {
  const config = ts.getParsedCommandLineOfConfigFile(join(folder, 'tsconfig.json'), DECLARATIONS, {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: (diagnostic) => {
      throw new Error(ts.formatDiagnostic(diagnostic, formatHost));
    },
  });
  return ts.createProgram(config?.fileNames ?? [], config?.options ?? {});
}

const DECLARATIONS = { noEmit: false, declaration: true, emitDeclarationOnly: true, removeComments: true };

const formatHost: FormatDiagnosticsHost = {
  getCanonicalFileName: (path) => path,
  getCurrentDirectory: () => ROOT,
  getNewLine: () => '\n',
};

function nameOf(folder: string, path: string) {
  return relative(join(folder, 'src'), path)
    .split(sep)
    .join('/')
    .replace(/\.d\.ts$/, '.ts');
}

/** Type tests and their helpers are not part of the contract. */
function isTest(name: string) {
  return name.startsWith('../') || name.endsWith('.test-d.ts');
}
