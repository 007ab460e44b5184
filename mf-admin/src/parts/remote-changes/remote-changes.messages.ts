export const messages = {
  noChanges: 'Nothing has been changed yet.',
  versionChange: '{from, select, none {Version {to} went live, the first one.} other {Version {to} replaced {from}.}}',
  codeChange: '{on, select, yes {Runs on pages.} other {No longer runs on pages.}}',
  htmlChange: '{on, select, yes {Its HTML is shown.} other {A plain sentence replaced its HTML.}}',
  followChange:
    '{on, select, yes {Newer versions go live automatically.} other {Newer versions no longer go live automatically.}}',
  canaryChange: '{percent} % of visitors got {version}.',
  canaryEnded: 'No visitors have {version} early any more.',
  pinChange: 'The site {site} got {version}, and keeps it.',
  unpinChange: 'The site {site} got what all others have.',
  offAtChange: 'No longer runs on the pages of {site}.',
  onAtChange: 'Runs on the pages of {site} again.',
  undoes: 'Undoes change {serial}.',
} as const;
