/** The words of the page about the site’s plan. */
export const strings = {
  home: 'Configuration',
  title: 'Plan and billing',
  none: 'This site has no plan and is on no trial. Nothing ends, and nothing is limited until something is paid.',
  nothing: 'Plans are neither sold nor changed here. Nothing has been ordered, and nothing will be charged.',
  next: 'If you pay somebody for running this site, what you have agreed on is with them: ask them about your plan.',
} as const;
