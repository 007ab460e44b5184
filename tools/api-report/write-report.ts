// Writes the types of requests into the contract, the API reference, and the report of the contract, and prints what has changed in it.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadServer } from './load-server.ts';
import { REPORT, makeReport } from './make-report.ts';
import { REFERENCE, makeReference } from './reference/make-reference.ts';
import { reportChanges } from './report-changes.ts';
import { writeRequests } from './requests/write-requests.ts';
import { ROOT } from '../build/files/folders.mjs';

const server = await loadServer();
await writeRequests(server);
writeFileSync(join(ROOT, REFERENCE), makeReference(await server.servedDocument()));
const file = join(ROOT, REPORT);
const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
const after = makeReport();
writeFileSync(file, after);
const changes = before === '' ? [] : reportChanges(before, after);
console.log(changes.length > 0 ? changes.join('\n') : `${REPORT} says what the contract says.`);
if (changes.some((change) => change.startsWith('- '))) {
  console.log(
    'A line that went away or changed breaks packages that were built before: keep it beside the new one, or raise CONTRACT.',
  );
}
