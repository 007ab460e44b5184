import type { ReactElement } from 'react';
import { LESSON_PARTS, type LessonView } from 'shared-types/blocks/course/lesson';
import type { ViewHost } from 'shared-types/host/render-host';
import type { PropsOf } from 'shared-types/render';
import { lengthText } from '../../parts/course/length-text';
import { Neighbours } from '../../parts/neighbours/neighbours.view';
import { readSettings } from '../../parts/settings/settings';
import type { messages } from './lesson.messages';
import './lesson.css';

interface LessonProps {
  readonly view: LessonView;
  readonly host: ViewHost<typeof messages>;
}

export function element(
  { block, data }: PropsOf<'blocks/lesson/lesson'>,
  host: ViewHost<typeof messages>,
): ReactElement {
  const view = data['blocks/lesson/lesson'];
  const part = readSettings(block.settings).oneOf('part', LESSON_PARTS);
  return part === 'heading' ? <Heading view={view} host={host} /> : <Progress view={view} host={host} />;
}

function Heading({ view, host }: LessonProps): ReactElement {
  const { title, course, place, count, chapter, minutes } = view;
  const about = [
    ...(place !== undefined && count > 1 ? [host.text('place', { place, count })] : []),
    ...(chapter ? [chapter] : []),
    ...(minutes === undefined ? [] : [lengthText(minutes, host.text)]),
  ];
  return (
    <header className="blocks-lesson">
      <p className="blocks-lesson__course">
        <a href={course.path}>{course.name}</a>
      </p>
      <h1 className="blocks-lesson__title">{title}</h1>
      {about.length > 0 && <p className="blocks-lesson__about">{about.join(' · ')}</p>}
    </header>
  );
}

/** Once the lesson is done, the way to the next one is the prominent button. */
function Progress({ view, host }: LessonProps): ReactElement {
  const { id, course, previous, next } = view;
  return (
    <div
      className="blocks-lesson__progress"
      data-lesson={id}
      data-lesson-course={course.id}
      data-lesson-next={next?.name}
    >
      <div className="blocks-lesson__toggle">
        <button className="button" type="button" aria-pressed="false" data-lesson-toggle="">
          <svg className="blocks-lesson__box" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M4 4h16v16H4z" />
            <path className="blocks-lesson__check" d="M7.5 12.5l3 3 6-7" />
          </svg>
          {host.text('mark')}
        </button>
        <p className="blocks-lesson__notice" data-lesson-notice="" hidden />
      </div>
      <Neighbours
        label={host.text('lessons')}
        previous={{ text: host.text('previous'), page: previous }}
        next={{ text: host.text('next'), page: next }}
        all={{ text: host.text('all'), path: course.path }}
      />
    </div>
  );
}
