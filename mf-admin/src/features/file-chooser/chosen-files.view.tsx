import { useState, type ReactElement } from 'react';
import { FileFace } from '../../parts/file-face/file-face.view';
import { moved, type Choice } from './choice';
import type { ChooserHost } from './chooser-host';

interface ChosenFilesProps {
  readonly choice: Choice;
  readonly host: ChooserHost;
  readonly onChange: (choice: Choice) => void;
}

/** The chosen files in their order, which is changed by dragging or by two buttons at each. */
export function ChosenFiles({ choice, host, onChange }: ChosenFilesProps): ReactElement {
  const { text, announcer } = host;
  const [dragged, setDragged] = useState<string>();
  const move = (id: string, step: number): void => {
    const after = moved(choice, id, step);
    const place = after.findIndex((file) => file.id === id);
    onChange(after);
    announcer.announce(text('moved', { title: after[place]?.title ?? '', place: place + 1, count: after.length }));
  };
  const drop = (onto: number): void => {
    const from = choice.findIndex(({ id }) => id === dragged);
    if (dragged !== undefined && from >= 0 && from !== onto) move(dragged, onto - from);
    setDragged(undefined);
  };
  return (
    <section className="admin-file-chooser__choice" aria-label={text('chosen')}>
      {choice.length === 0 && <p>{text('nothing')}</p>}
      <ol className="admin-file-chooser__chosen">
        {choice.map((file, index) => {
          const { id, title, page } = file;
          return (
            <li key={id}>
              <div
                className="admin-file-chooser__chosen-file"
                draggable
                onDragStart={() => setDragged(id)}
                onDragOver={(event) => event.preventDefault()}
                onDrop={() => drop(index)}
              >
                <FileFace file={file} host={host} />
                <bdi>{title}</bdi>
                <span className="admin-file-chooser__moves">
                  <button
                    type="button"
                    className="button button--quiet"
                    aria-label={text('earlier', { title })}
                    disabled={index === 0}
                    onClick={() => move(id, -1)}
                  >
                    <span aria-hidden="true">↑</span>
                  </button>
                  <button
                    type="button"
                    className="button button--quiet"
                    aria-label={text('later', { title })}
                    disabled={index === choice.length - 1}
                    onClick={() => move(id, 1)}
                  >
                    <span aria-hidden="true">↓</span>
                  </button>
                  <button
                    type="button"
                    className="button button--quiet"
                    aria-label={text('remove', { title })}
                    onClick={() => onChange(choice.filter((one) => one.id !== id))}
                  >
                    <span aria-hidden="true">×</span>
                  </button>
                  <a
                    className="button button--quiet"
                    href={page}
                    target="_blank"
                    rel="noopener"
                    aria-label={text('details', { title })}
                  >
                    <span aria-hidden="true">✎</span>
                  </a>
                </span>
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
