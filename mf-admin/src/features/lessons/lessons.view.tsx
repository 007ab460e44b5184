import type { ReactElement } from 'react';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { LESSONS_CALLS } from 'shared-types/admin/pages/lessons';
import type { PropsOf } from 'shared-types/render';
import { SettingsActions } from '../../parts/settings-form/settings-actions.view';
import { SettingsForm } from '../../parts/settings-form/settings-form.view';
import { LessonRow } from './lesson-row.view';
import type { LessonsHost, LessonsProps } from './lessons-part';
import './lessons.css';

/** The lessons of a course in their order, with their chapters. After any failure, typed values are kept. */
export function element({ block, data, form }: PropsOf<'admin/lessons/course'>, host: LessonsHost): ReactElement {
  const view = data['admin/lessons/course'];
  const { text } = host;
  const { course, lessons } = view;
  if (!course)
    return (
      <p>
        {text('missing')} <a href={ADMIN_PATH.pages}>{text('pages')}</a>
      </p>
    );
  return (
    <div className="admin-lessons">
      <h1 dir="auto">{text('title', { course: course.title || text('untitled') })}</h1>
      {lessons.length === 0 ? (
        <p>
          {text('none')} <a href={ADMIN_PATH.pages}>{text('add')}</a>
        </p>
      ) : (
        <>
          <p>
            {text('intro')} <a href={course.path}>{text('course')}</a>
          </p>
          <Lessons block={block.id} view={view} form={form} host={host} />
        </>
      )}
    </div>
  );
}

function Lessons({ view, ...props }: LessonsProps): ReactElement {
  const { block, form, host } = props;
  const { course, lessons, base } = view;
  const id = course?.id ?? '';
  const chapters = [...new Set(lessons.map(({ chapter }) => chapter).filter(Boolean))];
  return (
    <SettingsForm
      className="admin-lessons__form"
      call={LESSONS_CALLS.arrangeLessons}
      page={ADMIN_PATH.lessons.replace('{slug}', id)}
      block={block}
      form={form}
      base={base}
      host={host}
    >
      <input type="hidden" name="pageId" value={id} />
      <p className="admin-muted" data-by-numbers="">
        {host.text('byNumbers')}
      </p>
      <p className="admin-muted" data-by-keys="" hidden>
        {host.text('byKeys')}
      </p>
      <datalist id={`block-${block}-chapters`}>
        {chapters.map((chapter) => (
          <option key={chapter}>{chapter}</option>
        ))}
      </datalist>
      <ol className="admin-lessons__rows" data-rows="">
        {lessons.map((lesson, index) => (
          <LessonRow key={lesson.id} {...props} view={view} lesson={lesson} number={index + 1} />
        ))}
      </ol>
      <SettingsActions host={host} />
    </SettingsForm>
  );
}
