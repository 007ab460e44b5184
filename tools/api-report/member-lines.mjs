// @ts-check
import ts from 'typescript';

const INDENT = '\n    ';

/**
 * A file of declarations with every member on a line of its own, the last one written like all others: a member that
 * is added, removed or changed is exactly one line of a diff. Imports are left out, since a name of the contract is
 * exported by one file only.
 * @param {string} declarations as the compiler emits them, without comments
 * @returns {string}
 */
export function memberLines(declarations) {
  const { statements } = ts.createSourceFile('contract.d.ts', declarations, ts.ScriptTarget.ES2022, true);
  return statements
    .filter((statement) => !ts.isImportDeclaration(statement))
    .map(withListOpened)
    .join('\n\n')
    .replaceAll(/;$/gm, '')
    .replaceAll(/^(?: {4})+/gm, (indent) => indent.slice(indent.length / 2));
}

/** The compiler writes a union or a list of constants in one line, however long. @param {ts.Statement} statement */
function withListOpened(statement) {
  const text = statement.getText();
  const list = listOf(statement);
  if (!list) return text;
  const start = list.getStart() - statement.getStart();
  return text.slice(0, start).trimEnd() + opened(list) + text.slice(start + list.getWidth());
}

/** @param {ts.Statement} statement */
function listOf(statement) {
  if (ts.isTypeAliasDeclaration(statement)) return ts.isUnionTypeNode(statement.type) ? statement.type : undefined;
  if (!ts.isVariableStatement(statement)) return undefined;
  const type = statement.declarationList.declarations[0]?.type;
  return type && ts.isTypeOperatorNode(type) && ts.isTupleTypeNode(type.type) ? type.type : undefined;
}

/** @param {ts.UnionTypeNode | ts.TupleTypeNode} list */
function opened(list) {
  if (ts.isUnionTypeNode(list)) return list.types.map((type) => `${INDENT}| ${indented(type)}`).join('');
  return ` [${list.elements.map((element) => `${INDENT}${indented(element)},`).join('')}\n]`;
}

/** @param {ts.Node} node */
function indented(node) {
  return node.getText().replaceAll('\n', INDENT);
}
