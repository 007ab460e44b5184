import type { ReactElement } from 'react';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import type { PageSettingsView, RecordField } from 'shared-types/admin/pages/page-settings';
import { LESSON_LIMIT, PAGE_RECORD_LIMIT, PAGE_RECORD_TYPES } from 'shared-types/site/page/page-record';
import type { ControlProps } from '../../parts/settings-form/settings-controls.view';
import { ChoiceField, COUNT, LineField } from '../../parts/settings-form/settings-controls.view';
import { TimeZoneField } from '../../parts/settings-form/time-zone-field.view';
import { TagField } from '../../parts/tag-field/tag-field.view';
import type { SettingsProps } from './settings-props';

interface RecordFieldsProps extends Pick<SettingsProps, 'view' | 'host'> {
  readonly field: (name: RecordField | 'recordType' | 'tags') => ControlProps;
  readonly items: NonNullable<PageSettingsView['items']>;
}

const DAY = { type: 'date', dir: 'ltr' } as const;
const TIME = { type: 'time', dir: 'ltr' } as const;

/** What the page is as an item of the page one level above. The style sheet shows the fields of the chosen kind. */
export function RecordFields({ view, host, field, items }: RecordFieldsProps): ReactElement {
  const { text } = host;
  return (
    <>
      <ChoiceField
        {...field('recordType')}
        hint={text('recordHint')}
        choices={['', ...PAGE_RECORD_TYPES].map((type) => [type, text('recordName', { type })])}
      />
      <div className="admin-page-settings__record" data-record="post">
        <LineField {...field('publishedDay')} hint={text('publishedHint')} more={DAY} />
        <LineField {...field('publishedTime')} hint={view.timeZone} more={TIME} />
        <LineField {...field('author')} more={{ maxLength: PAGE_RECORD_LIMIT.author }} />
      </div>
      <div className="admin-page-settings__record" data-record="event">
        <LineField {...field('startDay')} more={DAY} />
        <LineField {...field('startTime')} hint={text('startTimeHint')} more={TIME} />
        <LineField {...field('endDay')} hint={text('endDayHint')} more={DAY} />
        <LineField {...field('endTime')} more={TIME} />
        <TimeZoneField {...field('timeZone')} timeZones={items.timeZones} />
        <LineField {...field('place')} hint={text('placeHint')} more={{ maxLength: PAGE_RECORD_LIMIT.place }} />
        <LineField {...field('address')} more={{ maxLength: PAGE_RECORD_LIMIT.address, autoComplete: 'off' }} />
      </div>
      <div className="admin-page-settings__record" data-record="lesson">
        <LineField
          {...field('lessonNumber')}
          hint={<NumberHint items={items} view={view} host={host} />}
          more={COUNT}
        />
        <LineField
          {...field('lessonMinutes')}
          hint={text('lessonMinutesHint', { most: LESSON_LIMIT.minutes })}
          more={COUNT}
        />
        <LineField {...field('chapter')} hint={text('chapterHint')} more={{ maxLength: PAGE_RECORD_LIMIT.chapter }} />
      </div>
      <div className="admin-page-settings__record" data-record="post event">
        <TagField {...field('tags')} hint={<TagsHint view={view} host={host} />} names={items.tagNames} />
      </div>
    </>
  );
}

function NumberHint({
  items: { course },
  view: { mayPublish },
  host: { text },
}: Pick<RecordFieldsProps, 'items' | 'view' | 'host'>): ReactElement {
  return (
    <>
      {text('lessonNumberHint')}{' '}
      {mayPublish && course !== undefined && (
        <a href={ADMIN_PATH.lessons.replace('{slug}', course)}>{text('allLessons')}</a>
      )}
    </>
  );
}

function TagsHint({ view: { mayPublish }, host: { text } }: Pick<SettingsProps, 'view' | 'host'>): ReactElement {
  const limits = text('tagsHint', { longest: PAGE_RECORD_LIMIT.tag, most: PAGE_RECORD_LIMIT.tags });
  return mayPublish ? (
    <>
      {limits} <a href={ADMIN_PATH.tags}>{text('allTags')}</a>
    </>
  ) : (
    <>{limits}</>
  );
}
