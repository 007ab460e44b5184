import type { Route } from './services';
import { getAnnouncementRoute } from './announcement-bar/get-announcement.route';
import { beginDeployRoute } from './deploy/begin-deploy.route';
import { finishDeployRoute } from './deploy/finish-deploy.route';
import { sendDeployPieceRoute } from './deploy/send-deploy-piece.route';
import { changePasswordRoute } from './discovery/change-password.route';
import { iconRoute } from './discovery/icon.route';
import { robotsRoute } from './discovery/robots.route';
import { securityTxtRoute } from './discovery/security-txt.route';
import { sitemapRoute } from './discovery/sitemap.route';
import { tlsAllowedRoute } from './domain/tls-allowed.route';
import { siteFileRoute } from './file/site-file.route';
import { healthRoute } from './health/health.route';
import { imageRoute } from './image/image.route';
import { unlockRoute } from './lock-screen/unlock.route';
import { requestMemberResetRoute } from './member-password/request-member-reset.route';
import { resetMemberPasswordRoute } from './member-password/reset-member-password.route';
import { signInRoute } from './member-session/sign-in.route';
import { signOutRoute, type AbsentCartState } from './member-session/sign-out.route';
import { previewRoute } from './page-draft/preview.route';
import { artifactRoute } from './registry/artifact/artifact.route';
import { followNewsRoute } from './release/follow-news.route';
import { getNewsRoute } from './release/get-news.route';
import { sharedLibraryRoute } from './shared-library/shared-library.route';
import { logoutRoute } from './session/logout.route';
import { getViewsRoute } from './views/get-views.route';
import { getWidgetRenderingRoute } from './widget/get-widget-rendering.route';

/** What other areas answer in routes of the site. */
export interface SiteRouteParts {
  readonly absentCartState: AbsentCartState;
}

/** Every endpoint of the site itself but its pages, which answer what no other does. */
export const siteRoutes = ({ absentCartState }: SiteRouteParts): readonly Route[] => [
  healthRoute,
  tlsAllowedRoute,
  artifactRoute,
  imageRoute,
  siteFileRoute,
  sharedLibraryRoute,
  iconRoute,
  robotsRoute,
  sitemapRoute,
  securityTxtRoute,
  changePasswordRoute,
  logoutRoute,
  signInRoute,
  signOutRoute(absentCartState),
  requestMemberResetRoute,
  resetMemberPasswordRoute,
  unlockRoute,
  getAnnouncementRoute,
  getWidgetRenderingRoute,
  previewRoute,
  getViewsRoute,
  getNewsRoute,
  followNewsRoute,
  beginDeployRoute,
  sendDeployPieceRoute,
  finishDeployRoute,
];
