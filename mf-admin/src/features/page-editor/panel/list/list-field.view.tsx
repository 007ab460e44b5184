import { useRef, useState, type ReactElement } from 'react';
import type { ListField as ListOfFields } from 'shared-types/site/block-editor';
import { FieldGroup } from 'shared-types/site/field';
import type { EditorHost } from '../../page-editor-host';
import { knownFile, type KnownFile } from '../pictures/known-files';
import { panelText, write, type PanelContext, type SettingScope } from '../settings/panel-context';
import { settingAt } from '../settings/setting-values';
import { settingPath } from '../../commands/setting.commands';
import { AddPictures } from './add-pictures.view';
import { copyOf, itemTitle, listItems, newItem } from './list-items';
import { MovableItem } from './movable-item.view';
import { moved, movedText } from './moved';
import { pictureField, pictureItem } from './picture-items';

interface ListFieldProps {
  readonly field: ListOfFields;
  readonly scope: SettingScope;
  readonly panel: PanelContext;
}

/** A list of objects with fields of their own. Each item folds; a new one is open. */
export function ListField({ field, scope, panel }: ListFieldProps): ReactElement {
  const { text, announcer } = panel.host;
  const label = panelText(panel, field.label);
  const stored = settingAt(scope.values, field.key);
  const items = listItems(stored);
  // What is no object cannot be shown, and stays.
  const raw: readonly unknown[] = Array.isArray(stored) ? stored : [];
  const path = settingPath(scope.path, field.key);
  const id = `panel-${panel.blockId}-${path.join('-')}`;
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  const addButton = useRef<HTMLButtonElement>(null);
  const change = (next: readonly unknown[], open: readonly number[]): void => {
    write(panel, scope, { key: field.key, value: next });
    setOpened(new Set(open));
  };
  const picture = pictureField(field);
  const fileOf = (index: number) => picture && knownFile(panel, items[index]?.[picture.key]);
  const titleOf = (index: number): string => {
    const file = fileOf(index);
    const own = itemTitle(field, items[index] ?? {});
    return own || file?.picture?.alt || file?.title || text('panelItem', { number: index + 1 });
  };
  const move = (from: number, to: number): void => {
    const places = moved([...items.keys()], from, to);
    change(
      moved(raw, from, to),
      [...places.keys()].filter((place) => opened.has(places[place] ?? -1)),
    );
    announcer.announce(movedText(text, { title: titleOf(from), to, count: items.length }));
  };
  const remove = (index: number): void => {
    announcer.announce(text('panelRemoved', { title: titleOf(index) }));
    change(
      raw.filter((_, place) => place !== index),
      [...opened].filter((place) => place !== index).map((place) => (place > index ? place - 1 : place)),
    );
    addButton.current?.focus();
  };
  const insert = (index: number, item: unknown): void =>
    change(
      [...raw.slice(0, index), item, ...raw.slice(index)],
      [...[...opened].map((place) => (place >= index ? place + 1 : place)), index],
    );
  const addPictures = (assets: readonly string[]): void => {
    const added = picture ? assets.map((asset) => pictureItem(field, picture, asset)) : [];
    change([...raw, ...added].slice(0, field.most), [...opened]);
  };
  const isFull = items.length >= field.most;
  const isShortest = items.length <= (field.least ?? 0);
  const toggle = (index: number, isOpen: boolean): void =>
    setOpened((before) => new Set(isOpen ? [...before, index] : [...before].filter((place) => place !== index)));
  return (
    <FieldGroup
      id={id}
      name={field.key}
      label={label}
      className="field admin-page-editor__group"
      {...(field.hint && { hint: panelText(panel, field.hint) })}
      {...(items.length < (field.least ?? 0) && { error: text('panelFewest', { least: field.least ?? 0 }) })}
    >
      <ol className="admin-page-editor__items">
        {items.map((item, index) => (
          <MovableItem
            key={keyOf(field, item, index)}
            list={id}
            index={index}
            count={items.length}
            title={titleOf(index)}
            host={panel.host}
            onMove={move}
            onDuplicate={isFull ? undefined : () => insert(index + 1, copyOf(field, item))}
            onRemove={isShortest ? undefined : () => remove(index)}
          >
            <details open={opened.has(index)} onToggle={({ currentTarget }) => toggle(index, currentTarget.open)}>
              <summary>
                <ItemPicture file={fileOf(index)} host={panel.host} />
                {titleOf(index)}
              </summary>
              {opened.has(index) && (
                <panel.Fields fields={field.fields} scope={{ path: [...path, index], values: item }} panel={panel} />
              )}
            </details>
          </MovableItem>
        ))}
      </ol>
      {isFull && <p className="field__hint">{text('panelFull', { most: field.most })}</p>}
      {picture && <AddPictures label={label} most={field.most - items.length} panel={panel} onAdd={addPictures} />}
      <button
        type="button"
        className="button button--quiet"
        ref={addButton}
        aria-label={text('panelAddOf', { label })}
        disabled={isFull}
        onClick={() => insert(items.length, newItem(field))}
      >
        {text('panelAdd')}
      </button>
    </FieldGroup>
  );
}

interface ItemPictureProps {
  readonly file: KnownFile | undefined;
  readonly host: EditorHost;
}

function ItemPicture({ file, host }: ItemPictureProps): ReactElement | null {
  if (!file?.picture) return null;
  // Its text stands beside it.
  return <img className="admin-page-editor__item-picture" {...host.image(file.picture, '3rem')} alt="" />;
}

/** Items without an id are known by their place. */
function keyOf({ id }: ListOfFields, item: Readonly<Record<string, unknown>>, index: number): string {
  const own = id === undefined ? undefined : item[id];
  return typeof own === 'string' ? own : String(index);
}
