import type { RequestOptions } from 'shared-types/host/request';
import { spec } from '../../../../tools/testing/spec';
import { createLogOut, type LogOutParts } from './log-out';

const SIGNED_OUT = { revision: 2, member: false, account: false };

function open(answers: readonly object[]) {
  const steps: string[] = [];
  const queue = [...answers];
  const request = async (path: string, { method = 'GET' }: RequestOptions = {}) => {
    steps.push(`${method} ${path}`);
    return queue.shift();
  };
  const parts = {
    request,
    eventBus: {
      publish: (name: string, stateEvent: object) => void steps.push(`${name} ${JSON.stringify(stateEvent)}`),
      send: (name: string) => void steps.push(name),
    },
    ports: {
      address: { go: (address: string) => void steps.push(`go ${address}`) },
      log: { error: (line: string) => void steps.push(line) },
    },
  };
  return { steps, logOut: createLogOut(parts as unknown as LogOutParts) };
}
const DONE = { ok: true, status: 200, body: { states: { 'site/session': SIGNED_OUT } } };
const FAILED = { ok: false, status: 0, code: 'site/unreachable', message: 'Nobody answers' };
const CALL = 'POST /api/auth/Logout';
const STEPS = [CALL, `site/session ${JSON.stringify(SIGNED_OUT)}`, 'site/logged-out', 'go /?logout=true'];

spec(['LOGOUT-03', 'LOGOUT-05', 'LOGOUT-07'], 'calls the server, says so, and goes to the first page', async () => {
  const { steps, logOut } = open([DONE]);
  await logOut();
  expect(steps).toEqual(STEPS);
});

spec('LOGOUT-02', 'is never on its way twice', async () => {
  const { steps, logOut } = open([DONE, DONE]);
  await Promise.all([logOut(), logOut()]);
  await logOut();
  expect(steps).toEqual(STEPS);
});

spec(['LOGOUT-09', 'LOGOUT-10'], 'a failure is only logged, and it can be tried again', async () => {
  const { steps, logOut } = open([FAILED, DONE]);
  await logOut();
  expect(steps).toEqual([CALL, 'The sign-out failed: site/unreachable, Nobody answers']);
  await logOut();
  expect(steps.slice(2)).toEqual(STEPS);
});
