import type { ReactElement } from 'react';
import type { CourseChapter, CourseView } from 'shared-types/blocks/course/course';
import type { ViewHost } from 'shared-types/host/render-host';
import type { PropsOf } from 'shared-types/render';
import { lengthText } from '../../parts/course/length-text';
import { LessonEntry } from './lesson-entry.view';
import type { messages } from './course.messages';
import './course.css';

interface CourseProps {
  readonly view: CourseView;
  readonly host: ViewHost<typeof messages>;
}

const LIST = { role: 'list' };

/** The lessons of a course. What is hidden is shown by the script, in space that is there from the beginning. */
export function element({ data }: PropsOf<'blocks/course/lessons'>, host: ViewHost<typeof messages>): ReactElement {
  const view = data['blocks/course/lessons'];
  const { id, title, chapters, count } = view;
  return (
    <section className="blocks-course" data-course={id}>
      {title && <h2 className="blocks-course__heading">{title}</h2>}
      {count === 0 ? <p>{host.text('empty')}</p> : <Summary view={view} host={host} />}
      {chapters.map((chapter, index) => (
        <Chapter
          key={chapter.title}
          chapter={chapter}
          before={chapters.slice(0, index).reduce((sum, { lessons }) => sum + lessons.length, 0)}
          level={title ? 3 : 2}
          host={host}
        />
      ))}
    </section>
  );
}

/** How much there is, how much of it is done, and the way on. */
function Summary({ view: { chapters, count, minutes }, host }: CourseProps): ReactElement {
  const first = chapters[0]?.lessons[0];
  return (
    <div className="blocks-course__summary">
      <p className="blocks-course__facts">
        {host.text('lessons', { count })}
        {minutes !== undefined && ` · ${lengthText(minutes, host.text)}`}
      </p>
      <div className="blocks-course__progress">
        <p className="blocks-course__count" data-course-count="">
          {host.text('progress', { done: 0, count })}
        </p>
        <progress className="blocks-course__bar" value={0} max={count} aria-hidden="true" />
      </div>
      <div className="blocks-course__ways">
        <a className="button blocks-course__start" href={first?.path} data-course-start="">
          <span className="blocks-course__start-text">{host.text('start')}</span>
        </a>
        <button className="button button--quiet" type="button" data-course-again="" hidden>
          {host.text('again')}
        </button>
        <button className="button button--quiet" type="button" data-course-undo="" hidden>
          {host.text('undo')}
        </button>
      </div>
      <p className="blocks-course__notice" data-course-notice="" hidden />
    </div>
  );
}

interface ChapterProps {
  readonly chapter: CourseChapter;
  /** Number of lessons before it. */
  readonly before: number;
  /** Level of its heading. */
  readonly level: 2 | 3;
  readonly host: CourseProps['host'];
}

function Chapter({ chapter: { title, lessons }, before, level, host }: ChapterProps): ReactElement {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className="blocks-course__chapter">
      {title && <Heading className="blocks-course__chapter-title">{title}</Heading>}
      <ol className="blocks-course__lessons" start={before + 1} {...LIST}>
        {lessons.map((lesson, index) => (
          <LessonEntry key={lesson.id} lesson={lesson} number={before + index + 1} host={host} />
        ))}
      </ol>
    </div>
  );
}
