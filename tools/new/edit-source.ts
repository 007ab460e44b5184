import ts from 'typescript';
import { Problem } from '../launch/problem.mjs';

/** Adds an entry after the last one of a list, object or interface with this name. */
export function addEntry(
  { path, text }: { path: string; text: string },
  { name, entry }: { name: string; entry: string },
) {
  const table = findTable(parse(path, text), name);
  if (!table)
    throw new Problem(`${path} has no table "${name}" any more: enter the feature by hand, or restore the table.`);
  const last = table.entries.at(-1);
  // Members of an interface end with semicolons; other entries are separated by commas.
  const [before, after] = table.isInterface ? ['\n', ''] : last ? [',\n', ''] : ['', ''];
  const at = last ? last.getEnd() : table.start;
  return `${text.slice(0, at)}${before}${entry}${after}${text.slice(at)}`;
}

/** Adds imports in alphabetical order of their modules. */
export function addImports(
  { path, text }: { path: string; text: string },
  { from, lines }: { from: string; lines: string[] },
) {
  const imports = parse(path, text).statements.filter(ts.isImportDeclaration);
  const modules = imports.map((node) => ({ node, name: (node.moduleSpecifier as ts.StringLiteral).text }));
  const next = modules.find(({ name }) => name.startsWith('.') === from.startsWith('.') && name > from);
  const at = next ? next.node.getStart() : (imports.at(-1)?.getEnd() ?? 0);
  const block = lines.join('\n');
  return `${text.slice(0, at)}${next ? `${block}\n` : `\n${block}`}${text.slice(at)}`;
}

function parse(path: string, text: string) {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true);
  // Internal to the compiler: syntax errors of a single file.
  const [fault] = (file as unknown as { parseDiagnostics: readonly ts.DiagnosticWithLocation[] }).parseDiagnostics;
  if (fault) {
    const { line } = file.getLineAndCharacterOfPosition(fault.start);
    throw new Problem(`${path}:${line + 1} cannot be read: fix it first.`);
  }
  return file;
}

function findTable(
  node: ts.Node,
  name: string,
): { entries: readonly ts.Node[]; start: number; isInterface: boolean } | undefined {
  return ts.forEachChild(node, (child) => tableOf(child, name) ?? findTable(child, name));
}

function tableOf(node: ts.Node, name: string) {
  if (ts.isInterfaceDeclaration(node) && node.name.text === name)
    return { entries: node.members, start: node.members.pos, isInterface: true };
  if (!ts.isVariableDeclaration(node) && !ts.isPropertyAssignment(node)) return undefined;
  const value = node.name.getText() === name ? bare(node.initializer) : undefined;
  if (value && ts.isArrayLiteralExpression(value))
    return { entries: value.elements, start: value.elements.pos, isInterface: false };
  if (value && ts.isObjectLiteralExpression(value))
    return { entries: value.properties, start: value.properties.pos, isInterface: false };
  return undefined;
}

function bare(value: ts.Expression | undefined): ts.Expression | undefined {
  return value && (ts.isAsExpression(value) || ts.isSatisfiesExpression(value)) ? bare(value.expression) : value;
}
