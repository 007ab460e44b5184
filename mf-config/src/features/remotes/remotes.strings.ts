/** The words of the page that lists the remotes. */
export const strings = {
  home: 'Configuration',
  title: 'Remotes',
  intro:
    'What runs on the pages of all sites. Open pages follow at once what is switched off or on or taken back; any other version starts with the next page.',
  troubles: 'Not followed',
  state:
    '{state, select, on {On} off {Off: its code does not run in pages, its HTML is shown} other {Off, and its HTML gives way to a plain sentence}}',
  version: 'Version {version}, published {at}',
  neverLive: 'No version was ever live',
  follow: 'Newer versions go live by themselves',
  stays: 'This version stays until somebody sets another',
  canary: '{percent} of a hundred visitors have {version}',
  pins: '{count, plural, one {One site has a version of its own} other {# sites have versions of their own}}',
  offAt: '{count, plural, one {Switched off at one site} other {Switched off at # sites}}',
  errors:
    '{count, plural, =0 {No errors in the last 24 hours} one {One error in the last 24 hours} other {# errors in the last 24 hours}}',
  starts: 'Three of four starts took at most {start}',
  changes: 'Last changes',
  file: 'Download all changes (CSV)',
  noChanges: 'Nothing has been changed yet.',
  versionChange:
    '{from, select, none {Version {to} went live, the first one.} other {Version {from} gave way to {to}.}}',
  codeChange: '{on, select, yes {Runs in pages.} other {No longer runs in pages.}}',
  htmlChange: '{on, select, yes {Its HTML is shown.} other {Its HTML gave way to a plain sentence.}}',
  followChange:
    '{on, select, yes {Newer versions go live by themselves.} other {Newer versions no longer go live by themselves.}}',
  canaryChange: '{percent} of a hundred visitors got {version}.',
  canaryEnded: 'No visitors have {version} before the others any more.',
  pinChange: 'The site {site} got {version}, and keeps it.',
  unpinChange: 'The site {site} got what all others have.',
  offAtChange: 'No longer runs in the pages of {site}.',
  onAtChange: 'Runs in the pages of {site} again.',
  undoes: 'Takes back change {serial}.',
} as const;
