import fc from 'fast-check';
import type { PageContent } from 'shared-types/admin/pages/page-content';
import { moved } from '../panel/list/moved';
import { readDataset, withCells, type Dataset } from '../panel/dataset/dataset';
import { withLine, withMovedLine, withoutLine } from '../panel/dataset/dataset-lines';
import type { Command } from '../state/page-editor-store';
import { anyChance, commandOf, type Chance } from './commands.fixture';
import { changeSetting, settingPath } from './setting.commands';
import { changeDescription, changeTitle } from './page-text.commands';

/** Numbers from which one command of the page, its panel or its details is made. */
type AnyChance = readonly [isOfPage: boolean, chance: Chance];

export const anyOfAll: fc.Arbitrary<AnyChance> = fc.tuple(fc.boolean(), anyChance);

interface Values {
  readonly [key: string]: unknown;
}

type Maker = (id: string, settings: Values, numbers: readonly [number, number]) => Command;

const write = (blockId: string, key: string, value: unknown): Command =>
  changeSetting({ blockId, path: settingPath([], key), value });
const itemsOf = ({ items }: Values): readonly Values[] => (Array.isArray(items) ? items : []);
const item = (id: number): Values => ({ id: `item ${id}`, title: `Title ${id}`, image: { asset: 'pot.jpg' } });
const writeDataset = (id: string, { rows, columns }: Dataset): Command => ({
  label: 'changeSetting',
  recipe: (content) => {
    const settings = content.blocks[id]?.settings;
    if (settings) Object.assign(settings, { data: structuredClone(rows), series: [...columns] });
  },
});
const DATASETS = [
  (data: Dataset) => withLine(data, { line: 'row', place: 0 }),
  (data: Dataset) => withLine(data, { line: 'column', place: 0 }),
  (data: Dataset) => withMovedLine(data, { line: 'row', place: 0 }, 1),
  (data: Dataset) => withoutLine(data, { line: 'row', place: 0 }),
  (data: Dataset) => withoutLine(data, { line: 'column', place: 1 }),
  (data: Dataset) => withCells(data, { row: 0, column: 1 }, [['1,5', ''], ['x']]),
] as const;

const MAKERS: readonly Maker[] = [
  (id, settings, [one]) => write(id, 'items', [...itemsOf(settings), item(one)]),
  (id, settings, [one, two]) => write(id, 'items', moved(itemsOf(settings), one % 3, two % 3)),
  (id, settings, [one]) =>
    write(
      id,
      'items',
      itemsOf(settings).filter((_, at) => at !== one % 3),
    ),
  (id, _settings, [one, two]) =>
    changeSetting({ blockId: id, path: ['items', one % 3, 'title'], value: two > 4 ? undefined : `Typed ${two}` }),
  (id, _settings, [one, two]) =>
    changeSetting({
      blockId: id,
      path: ['items', one % 3, 'buttons', 0],
      value: two > 4 ? undefined : { label: 'Go' },
    }),
  (id, _settings, [one]) => write(id, 'image', one > 5 ? undefined : { asset: `pot ${one}.jpg`, alt: `Pot ${one}` }),
  (id, _settings, [one]) => write(id, 'image.focus.x', one > 5 ? undefined : one / 7),
  (id, _settings, [one, two]) => write(id, 'button.link', two > 5 ? undefined : `/page-${one}#part`),
  (id, settings, [one]) =>
    writeDataset(
      id,
      (DATASETS[one % DATASETS.length] ?? DATASETS[0])(readDataset(settings['data'], settings['series'])),
    ),
  (_id, _settings, [one]) => changeTitle(`Title ${one}`),
  (_id, _settings, [one]) => changeDescription(`About ${one}`),
];

/** One of all commands of the editor, if it is possible on the page. */
export function commandOfAll(
  content: PageContent,
  [isOfPage, chance]: AnyChance,
  newId: () => string,
): Command | undefined {
  if (isOfPage) return commandOf(content, chance, newId);
  const [kind, one, two, three] = chance;
  const block = Object.values(content.blocks)[three % Math.max(1, Object.keys(content.blocks).length)];
  return block && MAKERS[kind % MAKERS.length]?.(block.id, block.settings, [one, two]);
}
