import { messages as changesMessages } from '../../parts/remote-changes/remote-changes.messages';

export const messages = {
  ...changesMessages,
  title: 'Remotes',
  intro:
    'What runs on the pages of all sites. Open pages follow at once when something is switched off, switched on or undone; other versions start with the next page.',
  troubles: 'Not applied',
  state:
    '{state, select, on {On} off {Off: its code does not run on pages, its HTML is shown} other {Off, with a plain sentence in place of its HTML}}',
  version: 'Version {version}, published {at}',
  neverLive: 'No version has been live yet',
  follow: 'Newer versions go live automatically',
  stays: 'This version stays until someone sets another',
  canary: '{percent} % of visitors have {version}',
  pins: '{count, plural, one {One site has its own version} other {# sites have their own versions}}',
  offAt: '{count, plural, one {Switched off for one site} other {Switched off for # sites}}',
  errors:
    '{count, plural, =0 {No errors in the last 24 hours} one {One error in the last 24 hours} other {# errors in the last 24 hours}}',
  starts: '75 % of starts took at most {start}',
  changes: 'Last changes',
  file: 'Download all changes (CSV)',
} as const;
