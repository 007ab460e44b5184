import { ROUTES } from '../../server/src/main/server';
import { requestFiles } from '../api-report/requests/request-files.ts';
import { routeInputs } from '../api-report/requests/route-inputs.ts';
import { listFiles, readText } from './repository';

const CONTRACT = 'shared-types/src/';
const sources = listFiles().filter((file) => file.startsWith(CONTRACT));

test('the request types of the contract match the server’s schemas', () => {
  const contract = sources
    .filter((file) => !file.includes('.generated.'))
    .map((file) => ({ path: file.slice(CONTRACT.length), text: readText(file) }));
  const made = requestFiles(contract, routeInputs(ROUTES));
  expect(made.size).toBeGreaterThan(0);
  for (const [file, text] of made)
    if (readText(CONTRACT + file) !== text)
      throw new Error(`${file} is out of date. Run "npm run api-report" and commit it.`);
  const committed = sources.filter((file) => file.includes('.generated.')).map((file) => file.slice(CONTRACT.length));
  expect(committed.sort()).toEqual([...made.keys()].sort());
});
