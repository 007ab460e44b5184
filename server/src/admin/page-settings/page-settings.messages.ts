import { PAGE_RECORD_LIMIT } from 'shared-types/site/page/page-record';
import type { InLanguages } from '../../platform/language';
import type { ChangedField } from '../../site/page-publish/content-changes';
import { polish } from './page-settings.messages.pl';

const english = {
  saved: 'Saved. Visitors see it once you publish the page.',
  titleMissing: 'Enter a title.',
  passwordMissing: 'Enter a password.',
  savedMeanwhile: (value: string) => `Saved meanwhile: ${value === '' ? 'nothing' : value}`,
  unknownPicture: 'This picture no longer exists. Choose another one.',
  tagTooLong: `A tag has at most ${PAGE_RECORD_LIMIT.tag} characters.`,
  tooManyTags: `A page has at most ${PAGE_RECORD_LIMIT.tags} tags.`,
  publishedDay: 'Enter the day of publication.',
  startDay: 'Enter the day on which the event starts.',
  startTime: 'Enter the time at which the event starts, or leave both times empty.',
  endTime: 'Enter the time at which the event ends.',
  endsBefore: 'The event ends before it starts. Change one of the two.',
  timeZone: 'Choose a time zone.',
  wrongDay: 'Enter a day such as 2027-01-16.',
  wrongTime: 'Enter a time such as 18:00.',
  wholeNumber: (most: number) => `Enter a whole number from 1 to ${most}.`,
  scheduled: 'Scheduled.',
  unscheduled: 'The schedule was removed.',
  noTime: 'Enter a date and a time.',
  skippedTime: (timeZone: string) => `The clocks of ${timeZone} skip this time. Choose an earlier or a later one.`,
  restored: (number: number) => `Version ${number} is your draft now. Visitors see it once you publish it.`,
  linkCreated: 'Preview link created. Copy it now: it is shown once.',
  linksRevoked: 'The preview links of this page no longer work.',
  fields: {
    title: 'title',
    path: 'URL',
    description: 'description',
    socialImage: 'picture for link previews',
    indexed: 'visibility in search engines',
    lock: 'who sees it',
    record: 'details of the post, event or lesson',
  } satisfies Record<ChangedField, string>,
  blocksAdded: (count: number) => (count === 1 ? '1 block added' : `${count} blocks added`),
  blocksRemoved: (count: number) => (count === 1 ? '1 block removed' : `${count} blocks removed`),
  blocksChanged: (count: number) => (count === 1 ? '1 block changed' : `${count} blocks changed`),
  blocksMoved: 'layout changed',
};

export type PageSettingsMessages = typeof english;

export const PAGE_SETTINGS_MESSAGES: InLanguages<PageSettingsMessages> = { en: english, pl: polish };
