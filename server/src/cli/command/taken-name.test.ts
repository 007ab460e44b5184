import { takenName } from './taken-name';

test.each([
  [['disable', 'mf-forms'], 'root', ['disable', 'mf-forms']],
  [['disable', 'mf-forms', '--by', ' Ada  Lovelace '], 'Ada Lovelace', ['disable', 'mf-forms']],
  [['disable', '--by=Ada', 'mf-forms', '--server'], 'Ada', ['disable', 'mf-forms', '--server']],
])('%j is done by %s', (typed, who, args) => {
  expect(takenName(typed, 'root')).toEqual({ ok: true, who, args });
});

test.each([[['list', '--by']], [['list', '--by=']], [['disable', '--by', '--server', 'mf-forms']]])(
  'no name is refused in %j',
  (typed) => {
    expect(takenName(typed, 'root')).toEqual({
      ok: false,
      reason: 'Give a name after --by, for example: --by "Ada Lovelace".',
    });
  },
);
