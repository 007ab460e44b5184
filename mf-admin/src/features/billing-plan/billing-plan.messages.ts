export const messages = {
  title: 'Plan and billing',
  none: 'This site has no plan and is not on trial. All features are available.',
  trial:
    'This site is on trial. Anyone who knows its address can see it; search engines cannot, and its shop takes no orders yet. A plan lifts both limits.',
  paid: 'The plan of this site is paid. All features are available.',
  comped: 'This site has its plan for free: there is nothing to pay, and all features are available.',
  pastDue:
    'A payment for the plan of this site is overdue. Visitors do not notice yet; once the plan expires, they no longer see the site.',
  expired:
    'The plan of this site has expired. Visitors are told that the site is not available; everything on it is kept, and shown again with a plan.',
  nothing: 'Plans cannot be bought or changed here. Nothing has been ordered, and nothing will be charged.',
  next: 'If you pay someone to run this site, ask them about your plan.',
} as const;
