import { headingAnchors } from '../../markdown/heading-anchors.ts';
import { callSection, type Call } from './call-section.ts';
import { errorTable } from './error-table.ts';
import { fieldTables } from './field-tables.ts';
import type { OpenapiDocument } from './openapi.ts';

/** Where the reference is committed, from the root of the repository. */
export const REFERENCE = 'docs/api-reference.generated.md';

const TITLE = '# API reference';
const CONTENTS = '## Contents';
const NOTE = `Made by \`npm run api-report\` from the OpenAPI document of the server, which every server serves at
\`/api/platform/openapi.json\`. Change the descriptions in \`server/src/admin/openapi/\`.`;

/** A heading of the reference. */
interface Entry {
  readonly level: 2 | 3;
  readonly title: string;
  /** Markdown beside the title in the contents. */
  readonly beside?: string;
}

/** The API reference in Markdown: areas and their calls in the order of the document, then errors. */
export function makeReference(document: OpenapiDocument): string {
  const { info, tags, components } = document;
  const calls = callsOf(document);
  const areas = tags.map((tag) => ({
    ...tag,
    calls: calls.filter(({ operation }) => operation.tags.includes(tag.name)),
  }));
  const entries: Entry[] = [
    ...areas.flatMap((area) => [{ level: 2 as const, title: area.name }, ...area.calls.map(callEntry)]),
    { level: 2, title: 'Errors' },
    ...Object.keys(components.schemas).map((name) => ({ level: 3 as const, title: `\`${name}\`` })),
  ];
  return `${[
    TITLE,
    NOTE,
    info.description,
    CONTENTS,
    contents(entries),
    ...areas.flatMap((area) => [`## ${area.name}`, area.description, ...area.calls.map(callSection)]),
    ...errorSections(components),
  ].join('\n\n')}\n`;
}

function callsOf({ paths }: OpenapiDocument): Call[] {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ method, path, operation })),
  );
}

const callEntry = ({ method, path, operation }: Call): Entry => ({
  level: 3,
  title: operation.summary,
  beside: `\`${method.toUpperCase()} ${path}\``,
});

function contents(entries: readonly Entry[]): string {
  const headings = entries.map(({ level, title }) => `${'#'.repeat(level)} ${title}`);
  const anchors = headingAnchors([TITLE, CONTENTS, ...headings].join('\n\n')).slice(2);
  return entries
    .map(({ level, title, beside }, index) => {
      const link = `- [${title}](#${anchors[index]})`;
      return `${level === 3 ? '  ' : ''}${beside === undefined ? link : `${link} ${beside}`}`;
    })
    .join('\n');
}

function errorSections({ schemas, responses }: OpenapiDocument['components']): string[] {
  const bodies = Object.entries(schemas).flatMap(([name, schema]) => [`### \`${name}\``, ...fieldTables(schema)]);
  const common = errorTable(Object.values(responses));
  return [
    '## Errors',
    'Programs go by the code; messages depend on the language. Every call can have these errors:',
    common,
    ...bodies,
  ];
}
