/** The words of the first page of the configuration area. */
export const strings = {
  title: 'Configuration',
  account: 'Who is signed in',
  name: 'Name',
  email: 'E-mail',
  roles: '{count, plural, one {Role} other {Roles}}',
  role: '{role, select, admin {Administrator} billing {Billing} reporting {Reporting} editor {Editor} moderator {Moderator} commenter {Commenter} storeManager {Store manager} scheduling {Scheduling} viewer {Viewer} campaignsEditor {Campaigns editor} schedulingViewer {Scheduling viewer} schedulingEditor {Scheduling editor} other {Another role}}',
  since: 'Signed in since',
  parts: 'What you can open',
  design: 'Your site in a frame, at every width',
  submissions: 'Form submissions',
  cookieSettings: 'Cookie banner and policies',
  plan: 'Plan and billing',
  nothing: 'Your roles on this site open no further pages. Ask an administrator of the site if you need one.',
  back: 'Back to the page',
  signOut: 'Sign out',
  signingOut: 'Signing out…',
} as const;
