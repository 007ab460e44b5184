import type { ReactElement } from 'react';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { LESSON_FIELD, type ListedLesson } from 'shared-types/admin/pages/lessons';
import { PAGE_RECORD_LIMIT } from 'shared-types/site/page/page-record';
import { DragHandle } from '../../parts/drag-handle/drag-handle.view';
import { isTyped } from '../../parts/settings-form/is-typed';
import { COUNT, LineField } from '../../parts/settings-form/settings-controls.view';
import { titleOf, type LessonsProps } from './lessons-part';

interface LessonRowProps extends LessonsProps {
  readonly lesson: ListedLesson;
  /** From 1. */
  readonly number: number;
}

const MOVES = ['up', 'down'] as const;

/** A lesson with its chapter. Without script, its number replaces handle and buttons. */
export function LessonRow({ block, form, host, lesson, number }: LessonRowProps): ReactElement {
  const { text } = host;
  const title = titleOf(lesson, host);
  const field = (name: keyof typeof LESSON_FIELD, value: string) => {
    const sent = LESSON_FIELD[name] + lesson.id;
    return { block, form, name: sent, value: isTyped(form) ? (form.values[sent] ?? value) : value };
  };
  const label = (name: keyof typeof LESSON_FIELD) => (
    <>
      {text(name)}
      <span className="visually-hidden"> {title}</span>
    </>
  );
  return (
    <li className="admin-lessons__row admin-dragged-row" data-row="" data-title={title}>
      <DragHandle />
      <p className="admin-lessons__name">
        <a href={ADMIN_PATH.pageSettings.replace('{slug}', lesson.id)} dir="auto">
          {title}
        </a>
        {facts(lesson, host).map((fact) => (
          <span key={fact} className="admin-muted">
            {' '}
            · {fact}
          </span>
        ))}
      </p>
      <div className="admin-lessons__fields">
        <div className="admin-lessons__number" data-by-numbers="">
          <LineField {...field('place', `${number}`)} label={label('place')} more={COUNT} />
        </div>
        <LineField
          {...field('chapter', lesson.chapter)}
          label={label('chapter')}
          more={{ maxLength: PAGE_RECORD_LIMIT.chapter, list: `block-${block}-chapters` }}
        />
        <div className="admin-lessons__moves" data-by-keys="" hidden>
          {MOVES.map((move) => (
            <button key={move} className="button button--quiet" type="button" data-move={move}>
              {text('move', { move })}
              <span className="visually-hidden"> {title}</span>
            </button>
          ))}
        </div>
      </div>
    </li>
  );
}

function facts({ minutes, isDraft }: ListedLesson, { text }: LessonsProps['host']): string[] {
  return [...(minutes === undefined ? [] : [text('minutes', { minutes })]), ...(isDraft ? [text('draft')] : [])];
}
