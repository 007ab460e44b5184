import { CONTRACT, type Remote } from 'shared-types/remote';
import { config } from './config';
import { home } from './features/home/home.feature';
import { noAccess } from './features/no-access/no-access.feature';
import { signIn } from './features/sign-in/sign-in.feature';
import { submissions } from './features/submissions/submissions.feature';

/** The configuration area's table of contents. */
export const remote = {
  area: 'config',
  contract: CONTRACT,
  config,
  features: [signIn, home, noAccess, submissions],
} satisfies Remote;
