import { CONTRACT, type Remote } from 'shared-types/remote';
import { config } from './config';
import { cookieSettings } from './features/cookie-settings/cookie-settings.feature';
import { design } from './features/design/design.feature';
import { forgottenPassword } from './features/forgotten-password/forgotten-password.feature';
import { home } from './features/home/home.feature';
import { newPassword } from './features/new-password/new-password.feature';
import { noAccess } from './features/no-access/no-access.feature';
import { plan } from './features/plan/plan.feature';
import { signIn } from './features/sign-in/sign-in.feature';
import { submissions } from './features/submissions/submissions.feature';

/** The configuration area's table of contents. */
export const remote = {
  area: 'config',
  contract: CONTRACT,
  config,
  features: [signIn, forgottenPassword, newPassword, home, noAccess, submissions, design, cookieSettings, plan],
} satisfies Remote;
