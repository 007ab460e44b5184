import ts from 'typescript';

const INDENT = '\n    ';

/** The compiler's declarations with every member on its own line, so that each change is one line of a diff. */
export function memberLines(declarations: string): string {
  const { statements } = ts.createSourceFile('contract.d.ts', declarations, ts.ScriptTarget.ES2022, true);
  return statements
    .filter((statement) => !ts.isImportDeclaration(statement))
    .map(withListOpened)
    .join('\n\n')
    .replaceAll(/;$/gm, '')
    .replaceAll(/^(?: {4})+/gm, (indent) => indent.slice(indent.length / 2));
}

/** The compiler writes long unions and lists in one line. */
function withListOpened(statement: ts.Statement) {
  const text = statement.getText();
  const list = listOf(statement);
  if (!list) return text;
  const start = list.getStart() - statement.getStart();
  return text.slice(0, start).trimEnd() + opened(list) + text.slice(start + list.getWidth());
}

function listOf(statement: ts.Statement) {
  if (ts.isTypeAliasDeclaration(statement)) return ts.isUnionTypeNode(statement.type) ? statement.type : undefined;
  if (!ts.isVariableStatement(statement)) return undefined;
  const type = statement.declarationList.declarations[0]?.type;
  return type && ts.isTypeOperatorNode(type) && ts.isTupleTypeNode(type.type) ? type.type : undefined;
}

function opened(list: ts.UnionTypeNode | ts.TupleTypeNode) {
  if (ts.isUnionTypeNode(list)) return list.types.map((type) => `${INDENT}| ${indented(type)}`).join('');
  return ` [${list.elements.map((element) => `${INDENT}${indented(element)},`).join('')}\n]`;
}

function indented(node: ts.Node) {
  return node.getText().replaceAll('\n', INDENT);
}
