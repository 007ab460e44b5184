import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import ts from 'typescript';
import { sourceFiles } from '../files/source-files.mjs';
import { localeOf } from '../sources/transform-source.mjs';

const HOST = 'Host';
const HOST_TYPE = /Host\b/;
const CODE = /\.tsx?$/;

/**
 * Members of the host type and of its members, sorted: `bus`, `bus.send`, `navigate`. Optional ones are not `needed`.
 * @param {string} types the folder of the contract
 * @returns {Promise<{ all: string[], needed: string[] }>}
 */
export async function hostMembers(types) {
  const folder = join(types, 'host');
  const files = (await readdir(folder))
    .filter((file) => !file.endsWith('.test-d.ts'))
    .map((file) => join(folder, file));
  const parsed = await Promise.all([...files, join(types, 'site/context.ts')].map(parse));
  const interfaces = new Map(
    parsed.flatMap(({ statements }) => statements.filter(ts.isInterfaceDeclaration).map((one) => [one.name.text, one])),
  );
  const members = (name) => membersOf(interfaces, name);
  const found = members(HOST).flatMap((outer) => [
    outer,
    ...members(outer.type).map(({ name, isNeeded }) => ({
      name: `${outer.name}.${name}`,
      isNeeded: outer.isNeeded && isNeeded,
    })),
  ]);
  const names = (some) => some.map(({ name }) => name).sort();
  return { all: names(found), needed: names(found.filter(({ isNeeded }) => isNeeded)) };
}

function membersOf(interfaces, name) {
  const declared = interfaces.get(name);
  if (!declared) return [];
  const inherited = (declared.heritageClauses ?? []).flatMap(({ types }) =>
    types.map((type) => type.expression.getText()),
  );
  return [
    ...inherited.flatMap((base) => membersOf(interfaces, base)),
    ...declared.members.map((member) => ({
      name: member.name.getText(),
      type: member.type && ts.isTypeReferenceNode(member.type) ? member.type.typeName.getText() : '',
      isNeeded: !member.questionToken,
    })),
  ];
}

/**
 * The members that a package's sources use, as `host.bus` or `const { bus } = host`; sorted.
 * @param {string} folder the package
 * @param {readonly string[]} members
 * @returns {Promise<string[]>}
 */
export async function usedMembers(folder, members) {
  const files = (await sourceFiles(join(folder, 'src'))).filter((file) => CODE.test(file) && !localeOf(file));
  const known = new Set(members);
  const used = (await Promise.all(files.map(parse))).flatMap((file) => namedIn(file, known));
  return [...new Set(used)].filter((name) => known.has(name)).sort();
}

async function parse(path) {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return ts.createSourceFile(path, await readFile(path, 'utf8'), ts.ScriptTarget.ES2022, true, kind);
}

/** Whether a destructured parameter is the host: by its type, or without one by its members. */
function isHost({ name, type }, members) {
  if (type) return HOST_TYPE.test(type.getText());
  return name.elements.every((element) => members.has((element.propertyName ?? element.name).getText()));
}

/** All paths below `host` in a file. Other names that equal a member's are included. */
function namedIn(file, members) {
  const found = [];
  const names = new Map([['host', []]]);
  const take = (path) => (found.push(path.join('.')), path);
  const unpack = (pattern, path) => {
    for (const { name, propertyName } of pattern.elements) {
      const member = take([...path, (propertyName ?? name).getText()]);
      if (ts.isIdentifier(name)) names.set(name.text, member);
      else if (ts.isObjectBindingPattern(name)) unpack(name, member);
    }
  };
  const pathOf = (node) => {
    if (ts.isIdentifier(node)) return names.get(node.text);
    if (!ts.isPropertyAccessExpression(node)) return undefined;
    const path = pathOf(node.expression);
    return path && [...path, node.name.text];
  };
  const visit = (node) => {
    if ((ts.isParameter(node) || ts.isVariableDeclaration(node)) && ts.isObjectBindingPattern(node.name)) {
      const path = node.initializer ? pathOf(node.initializer) : [];
      if (path && (node.initializer || isHost(node, members))) unpack(node.name, path);
    }
    const path = ts.isPropertyAccessExpression(node) && pathOf(node);
    if (path) take(path);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}
