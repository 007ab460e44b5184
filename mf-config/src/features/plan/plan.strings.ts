/** The words of the page about the site’s plan. */
export const strings = {
  home: 'Configuration',
  title: 'Plan and billing',
  none: 'This site has no plan and is on no trial. Nothing ends, and nothing is limited until something is paid.',
  trial:
    'This site is on trial. Everybody who knows its address sees it; search engines are kept away, and its shop takes no orders yet. A plan lifts both.',
  paid: 'The plan of this site is paid. Nothing is limited.',
  comped: 'This site has its plan for nothing: there is nothing to pay, and nothing is limited.',
  pastDue:
    'A payment for the plan of this site is overdue. Visitors notice nothing of it yet; once the plan has expired, they no longer see the site.',
  expired:
    'The plan of this site has expired. Visitors are told that the site is not available; all that is on it is kept, and shown again with a plan.',
  nothing: 'Plans are neither sold nor changed here. Nothing has been ordered, and nothing will be charged.',
  next: 'If you pay somebody for running this site, what you have agreed on is with them: ask them about your plan.',
} as const;
