import { reportChanges } from './report-changes.ts';

const report = (members: string, codes = "  | 'a'") => `# The contract

## commerce/cart.ts

\`\`\`ts
export interface AddLine {
${members}
}

export type Code =
${codes}
\`\`\`
`;

test('shows removed and added lines with their context', () => {
  const before = report('  readonly quantity?: number\n  readonly gift: {\n    readonly text: string\n  }');
  const after = report('  readonly quantity: number\n  readonly gift: {\n  }', "  | 'a'\n  | 'b'");
  expect(reportChanges(before, after)).toEqual([
    '- commerce/cart.ts › export interface AddLine › readonly quantity?: number',
    '- commerce/cart.ts › export interface AddLine › readonly gift: › readonly text: string',
    '+ commerce/cart.ts › export interface AddLine › readonly quantity: number',
    "+ commerce/cart.ts › export type Code › | 'b'",
  ]);
});

test('the same report has no changes', () => {
  expect(reportChanges(report('  readonly a: string'), report('  readonly a: string'))).toEqual([]);
});
