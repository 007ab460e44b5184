import fc from 'fast-check';
import type { LibraryFile } from 'shared-types/admin/files/files';
import { chosenFile, moved, toggled } from './choice';

const file = (id: string, kind: LibraryFile['kind'] = 'picture'): LibraryFile => ({
  id,
  name: `name of ${id}`,
  title: id,
  page: '/config/files/1',
  kind,
  contentType: '',
  address: '',
  alt: '',
  folder: '',
  bytes: 1,
  sizeText: '',
});
const choices = fc.uniqueArray(fc.string(), { maxLength: 8 }).map((ids) => ids.map((id) => file(id)));

test('a choice never has a file twice, nor more than it may have', () => {
  fc.assert(
    fc.property(choices, fc.array(fc.nat(5)), fc.integer({ min: 1, max: 4 }), (_, clicks, most) => {
      const choice = clicks.reduce<readonly LibraryFile[]>((now, id) => toggled(now, file(`${id}`), most), []);
      const ids = choice.map(({ id }) => id);
      expect([new Set(ids).size, ids.length <= most]).toEqual([ids.length, true]);
    }),
  );
});

test('choosing a file twice takes it out; where one can be chosen, the newest counts', () => {
  const [a, b] = [file('a'), file('b')];
  expect(toggled([a, b], a, 5)).toEqual([b]);
  expect(toggled([a], b, 1)).toEqual([b]);
  expect(toggled([a], b, 2)).toEqual([a, b]);
});

test('moving keeps all files, and moves the others past the moved one', () => {
  fc.assert(
    fc.property(choices, fc.nat(), fc.integer({ min: -9, max: 9 }), (choice, pick, step) => {
      const chosen = choice[pick % Math.max(choice.length, 1)];
      if (!chosen) return;
      const after = moved(choice, chosen.id, step);
      expect(after.filter((one) => one !== chosen)).toEqual(choice.filter((one) => one !== chosen));
      const wanted = Math.min(Math.max(choice.indexOf(chosen) + step, 0), choice.length - 1);
      expect(after.indexOf(chosen)).toBe(wanted);
    }),
  );
});

test('pictures are named as assets, other files as files', () => {
  expect(chosenFile(file('a'))).toMatchObject({ asset: 'name of a' });
  expect(chosenFile(file('a', 'document'))).toMatchObject({ file: 'name of a' });
});
