/** What a `calculation` computes. Differences are sums of negated terms. */
export type Formula =
  | { readonly kind: 'number'; readonly text: string }
  | { readonly kind: 'field'; readonly id: string }
  | { readonly kind: 'sum' | 'product'; readonly parts: readonly Formula[] }
  | { readonly kind: 'negated'; readonly part: Formula };

/** Why a text is no formula. `at` is a position from 1. */
export type SyntaxMistake =
  | { readonly reason: 'empty' | 'unfinished' }
  | { readonly reason: 'unexpected'; readonly found: string; readonly at: number };

export type ParsedFormula =
  | { readonly ok: true; readonly formula: Formula }
  | { readonly ok: false; readonly mistake: SyntaxMistake };

interface Token {
  readonly kind: 'number' | 'field' | 'sign' | 'unknown';
  /** A number with a point, the id of a field, or the sign; `sum(` is one. */
  readonly text: string;
  readonly at: number;
}

const TOKEN = /(\d+(?:[.,]\d+)?)|\[([^[\]]*)\]|(sum\s*\(|[-+*();])|([^\s\d[\]+*();-]+|\S)/gi;
const REFERENCE = /\[([^[\]]*)\]/g;
/** What people write for the signs of keyboards. */
const TYPED_SIGNS: Readonly<Record<string, string>> = { '−': '-', '–': '-', '×': '*', '·': '*' };

/**
 * Reads a formula:
 *
 *     sum     = product { ("+" | "-") product }
 *     product = factor { "*" factor }
 *     factor  = "-" factor | number | "[" id "]" | "(" sum ")" | "sum(" sum { ";" sum } ")"
 */
export function parseFormula(text: string): ParsedFormula {
  const tokens = tokensOf(text);
  if (tokens.length === 0) return { ok: false, mistake: { reason: 'empty' } };
  const { formula, rest } = readTokens(tokens);
  if (formula && !rest) return { ok: true, formula };
  const mistake: SyntaxMistake = rest
    ? { reason: 'unexpected', found: rest.text, at: rest.at }
    : { reason: 'unfinished' };
  return { ok: false, mistake };
}

/** Each function reads from the next token on; without a result, that token is not expected. */
function readTokens(tokens: readonly Token[]): { readonly formula: Formula | undefined; readonly rest?: Token } {
  let next = 0;
  const take = (signs: readonly string[]): string | undefined => {
    const token = tokens[next];
    if (token?.kind !== 'sign' || !signs.includes(token.text)) return undefined;
    next += 1;
    return token.text;
  };
  const sum = (): Formula | undefined => chain('sum', product, ['+', '-']);
  const product = (): Formula | undefined => chain('product', factor, ['*']);
  const chain = (kind: 'sum' | 'product', operand: () => Formula | undefined, signs: readonly string[]) => {
    const parts: Formula[] = [];
    let sign: string | undefined;
    do {
      const part = operand();
      if (!part) return undefined;
      parts.push(sign === '-' ? { kind: 'negated', part } : part);
      sign = take(signs);
    } while (sign !== undefined);
    return combined(kind, parts);
  };
  const factor = (): Formula | undefined => {
    if (take(['-'])) {
      const part = factor();
      return part && { kind: 'negated', part };
    }
    if (take(['('])) return closed(sum());
    if (take(['sum('])) return closed(chain('sum', sum, [';']));
    const { kind, text = '' } = tokens[next] ?? {};
    if (kind !== 'number' && kind !== 'field') return undefined;
    next += 1;
    return kind === 'number' ? { kind, text } : { kind, id: text };
  };
  const closed = (formula: Formula | undefined) => (formula && take([')']) ? formula : undefined);
  const formula = sum();
  const rest = tokens[next];
  return { formula, ...(rest && { rest }) };
}

function combined(kind: 'sum' | 'product', parts: readonly Formula[]): Formula {
  const [first] = parts;
  return first && parts.length === 1 ? first : { kind, parts };
}

function tokensOf(text: string): readonly Token[] {
  const typed = text.replace(/[−–×·]/g, (sign) => TYPED_SIGNS[sign] ?? sign);
  return [...typed.matchAll(TOKEN)].map(({ index, 0: all, 1: number, 2: field, 3: sign }) => {
    const at = index + 1;
    if (number !== undefined) return { kind: 'number', text: number.replace(',', '.'), at };
    if (field !== undefined) return { kind: 'field', text: field.trim(), at };
    if (sign === undefined) return { kind: 'unknown', text: all, at };
    return { kind: 'sign', text: sign.length > 1 ? 'sum(' : sign, at };
  });
}

/** The ids in a formula, once each. */
export function referencesOf(formula: Formula): ReadonlySet<string> {
  switch (formula.kind) {
    case 'number':
      return new Set();
    case 'field':
      return new Set([formula.id]);
    case 'negated':
      return referencesOf(formula.part);
    default:
      return new Set(formula.parts.flatMap((part) => [...referencesOf(part)]));
  }
}

/** The text of a formula with other names for its fields. */
export function renamed(text: string, nameOf: (name: string) => string): string {
  return text.replace(REFERENCE, (_, name: string) => `[${nameOf(name.trim())}]`);
}
