import { failed, UNREACHABLE } from '../fake-server.fixture';
import { readChangeReply, type ChangeReply } from './reply';

test.each<[string, Parameters<typeof readChangeReply>[0], ChangeReply]>([
  [
    'an applied change',
    { ok: true, status: 200, body: { revision: 3, changedAt: '' } },
    { kind: 'applied', revision: 3 },
  ],
  ['no reply', UNREACHABLE as ReturnType<typeof failed>, { kind: 'waiting' }],
  ['a page of the network', { ok: true, status: 200, body: '<html>' as never }, { kind: 'waiting' }],
  ['a server that fails', failed(503), { kind: 'waiting' }],
  ['too many calls', failed(429), { kind: 'waiting' }],
  ['the end of the session', failed(401), { kind: 'signedOut' }],
  ['a page in the bin', failed(404), { kind: 'gone' }],
  ['a change that is too large', failed(413), { kind: 'refused', message: 'Not saved.' }],
  [
    'a change that is wrong',
    failed(422, { errors: { '/title': 'is too long' } }),
    { kind: 'refused', message: 'Not saved. is too long' },
  ],
])('%s is told from other replies', (_what, result, reply) => {
  expect(readChangeReply(result)).toEqual(reply);
});

test('an old crumb is no refusal', () => {
  expect(readChangeReply({ ...failed(403), code: 'site/crumb' })).toEqual({ kind: 'waiting' });
});
