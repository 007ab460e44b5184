import type { ReactElement } from 'react';
import type { LessonTeaser } from 'shared-types/blocks/course/course';
import type { ViewHost } from 'shared-types/host/render-host';
import { lengthText } from '../../parts/course/length-text';
import type { messages } from './course.messages';

interface LessonEntryProps {
  readonly lesson: LessonTeaser;
  /** Its place in the course. */
  readonly number: number;
  readonly host: ViewHost<typeof messages>;
}

/** A lesson of the list. The check covers its number once it is done. */
export function LessonEntry({ lesson, number, host }: LessonEntryProps): ReactElement {
  const { id, path, title, text, minutes, lockedBy } = lesson;
  return (
    <li className="blocks-course__lesson" data-course-lesson={id}>
      <span className="blocks-course__number">
        <span className="blocks-course__digits">{number}</span>
        <svg className="blocks-course__check" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M5 12.5l4.5 4.5L19 7.5" />
        </svg>
      </span>
      <div className="blocks-course__content">
        <p className="blocks-course__title">
          <a className="blocks-course__link" href={path}>
            {title}
          </a>{' '}
          <span className="visually-hidden" data-course-done="" hidden>
            {host.text('done')}
          </span>
        </p>
        {text && <p className="blocks-course__text">{text}</p>}
        {(minutes !== undefined || lockedBy) && (
          <p className="blocks-course__about">
            {minutes !== undefined && <span>{lengthText(minutes, host.text)}</span>}{' '}
            {lockedBy && <span className="blocks-course__lock">{host.text(lockedBy)}</span>}
          </p>
        )}
      </div>
    </li>
  );
}
