import ts from 'typescript';

export interface Pattern {
  readonly source: string;
  readonly flags: string;
}

export function patternsIn(file: string, text: string): Pattern[] {
  const patterns: Pattern[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) patterns.push(patternOf(node.text));
    ts.forEachChild(node, look);
  };
  look(ts.createSourceFile(file, text, ts.ScriptTarget.Latest));
  return patterns;
}

function patternOf(literal: string): Pattern {
  const end = literal.lastIndexOf('/');
  return { source: literal.slice(1, end), flags: literal.slice(end + 1) };
}
