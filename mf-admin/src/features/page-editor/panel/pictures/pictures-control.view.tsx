import type { ReactElement } from 'react';
import { chooseFiles } from '../../../../parts/file-chooser/choose-files.effects';
import type { ControlProps } from '../fields/control-props';
import { MovableItem } from '../list/movable-item.view';
import { moved, movedText } from '../list/moved';
import { knownFile, rememberFiles } from './known-files';
import { PictureView } from './picture-view.view';

/** Pictures of the library of files, in order. */
export function PicturesControl(props: ControlProps<'pictures'>): ReactElement {
  const { field, label, value, panel, onChange } = props;
  const { host, store } = panel;
  const { text } = host;
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  const titleOf = (item: unknown, index: number): string =>
    knownFile(panel, item)?.title ?? text('panelPictureNumber', { number: index + 1 });
  const add = async (): Promise<void> => {
    const most = field.most - items.length;
    const files = await chooseFiles(host, { accepts: ['picture'], most, chosen: [] });
    const added = (files ?? []).flatMap(({ asset }) => (asset === undefined ? [] : [{ asset }]));
    if (!files || added.length === 0) return;
    rememberFiles(store, files);
    onChange([...items, ...added].slice(0, field.most));
  };
  const move = (from: number, to: number): void => {
    onChange(moved(items, from, to));
    host.announcer.announce(movedText(text, { title: titleOf(items[from], from), to, count: items.length }));
  };
  const remove = (index: number): void => {
    const rest = items.filter((_, place) => place !== index);
    onChange(rest.length === 0 ? undefined : rest);
  };
  return (
    <>
      <ol className="admin-page-editor__items">
        {items.map((item, index) => {
          const file = knownFile(panel, item);
          return (
            <MovableItem
              key={`${index} ${file?.name}`}
              list={props.control.id}
              index={index}
              count={items.length}
              title={titleOf(item, index)}
              host={host}
              onMove={move}
              onRemove={() => remove(index)}
            >
              {file ? <PictureView file={file} host={host} /> : text('panelUnknownValue')}
            </MovableItem>
          );
        })}
      </ol>
      {items.length < field.most ? (
        <button
          type="button"
          className="button button--quiet"
          aria-label={text('panelAddOf', { label })}
          onClick={() => void add()}
        >
          {text('panelAddPictures')}
        </button>
      ) : (
        <p className="field__hint">{text('panelFull', { most: field.most })}</p>
      )}
    </>
  );
}
