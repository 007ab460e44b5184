import { messages as choicesMessages } from '../../parts/link-editor/page-choices.messages';
import { messages as settingsFormMessages } from '../../parts/settings-form/settings-form.messages';

export const messages = {
  ...choicesMessages,
  ...settingsFormMessages,
  title: 'Announcement',
  intro: 'One line at the top of every page, until a visitor closes it. Visitors who closed it see the next one.',
  saved: 'Saved. Visitors see it on their next page.',
  isShown: 'Show it on the site',
  isShownHint: 'When off, nothing is shown and the text is kept.',
  legend: 'Text',
  legendIn: 'Text in {language}',
  text: 'Announcement',
  textHint: 'One line. Leave empty to show nothing in this language.',
  linkTitle: 'Link text',
  linkTitleHint: 'After the text, like “Opening hours”. Leave empty for no link.',
  linkHref: 'Link URL',
  linkHrefHint: 'A page of this site, like /shop, or a URL that starts with https://, mailto: or tel:.',
  again: 'Show it again to visitors who closed it',
  againHint: 'Everyone sees a new text anyway.',
  status:
    '{status, select, later {The announcement is on and waits for its start.} over {The announcement has ended.} other {}}',
  schedule: 'Schedule',
  scheduleHint: 'Times are in {timeZone}.',
  from: 'Start',
  fromHint: 'Leave empty to start at once.',
  until: 'End',
  untilHint: 'Leave empty for no end.',
  figures: 'Last 30 days',
  figuresHint:
    'Shown counts page views with the announcement. Only visitors who allow statistics count, and not the team’s own visits.',
  tryOut: 'Show preview',
  preview: 'Preview',
  previewHint: 'The top of a page, with the text you typed. Links do not work here.',
  previewOff: 'The announcement is off: nobody sees it.',
  frame: 'A page of the site with the announcement',
} as const;
