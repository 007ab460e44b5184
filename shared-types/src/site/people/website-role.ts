export const WEBSITE_ROLE = {
  admin: 1,
  billing: 2,
  reporting: 3,
  editor: 4,
  moderator: 6,
  commenter: 7,
  storeManager: 8,
  scheduling: 9,
  viewer: 10,
  campaignsEditor: 11,
  schedulingViewer: 12,
  schedulingEditor: 13,
} as const;
export type WebsiteRoleName = keyof typeof WEBSITE_ROLE;
export type WebsiteRoleNumber = (typeof WEBSITE_ROLE)[keyof typeof WEBSITE_ROLE];
