import { takenName } from './taken-name';

test.each([
  [['disable', 'mf-forms'], 'root', ['disable', 'mf-forms']],
  [['disable', 'mf-forms', '--by', ' Ada  Lovelace '], 'Ada Lovelace', ['disable', 'mf-forms']],
  [['disable', '--by=Ada', 'mf-forms', '--server'], 'Ada', ['disable', 'mf-forms', '--server']],
])('%j is done by %s', (typed, who, words) => {
  expect(takenName(typed, 'root')).toEqual({ ok: true, who, words });
});

test.each([[['list', '--by']], [['list', '--by=']], [['disable', '--by', '--server', 'mf-forms']]])(
  'no name is refused in %j',
  (typed) => {
    expect(takenName(typed, 'root')).toEqual({
      ok: false,
      reason: 'Say a name behind --by, for example: --by "Ada Lovelace".',
    });
  },
);
