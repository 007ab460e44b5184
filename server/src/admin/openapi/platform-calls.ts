import { REMOTE_CALLS } from 'shared-types/admin/remote';
import { REMOTES_CALLS } from 'shared-types/admin/remotes';
import { SIGN_IN_CALLS } from 'shared-types/admin/people/sign-in';
import { DEPLOY_CALLS } from 'shared-types/site/deploy';
import { RELEASE_CALLS } from 'shared-types/site/release';
import { changeRemoteSchema } from '../remote/change-remote.schema';
import { undoRemoteChangeSchema } from '../remote/undo-remote-change.route';
import { loginSchema } from '../../site/session/login.schema';
import { beginDeploySchema } from '../../site/deploy/begin-deploy.route';
import type { DescribedCall } from './described-call';
import {
  begunDeploy,
  done,
  finishedDeploy,
  health,
  news,
  pieceQuery,
  readiness,
  refusedDeploy,
  remote,
  remoteQuery,
  remotes,
  sentPiece,
} from './forms';

/** Calls for ops and teams about live versions, and those by which open pages follow them. */
export const PLATFORM_CALLS: readonly DescribedCall[] = [
  {
    id: 'login',
    call: SIGN_IN_CALLS.login,
    summary: 'Signs an account in on the site of the host that is asked: the reply sets the cookie of the session.',
    access: 'anybody',
    body: loginSchema('en'),
    reply: done,
  },
  {
    id: 'listRemotes',
    call: REMOTES_CALLS.listRemotes,
    summary: 'Every remote as it stands, and the last changes.',
    access: 'account',
    reply: remotes,
  },
  {
    id: 'getRemote',
    call: REMOTE_CALLS.getRemote,
    summary: 'One remote with its versions, its changes and what can be done with it.',
    access: 'account',
    query: remoteQuery,
    reply: remote,
  },
  {
    id: 'changeRemote',
    call: REMOTE_CALLS.changeRemote,
    summary: 'Does one of the acts with a remote; without `confirmed` it only says what that would change.',
    access: 'account',
    body: changeRemoteSchema('en'),
    reply: done,
  },
  {
    id: 'undoRemoteChange',
    call: REMOTE_CALLS.undoRemoteChange,
    summary: 'Takes a remote’s last change back.',
    access: 'account',
    body: undoRemoteChangeSchema,
    reply: done,
  },
  {
    id: 'getRemoteChanges',
    call: REMOTES_CALLS.getRemoteChanges,
    summary: 'Every change of what is live: who, when, why, what.',
    access: 'account',
    reply: 'text/csv',
  },
  {
    id: 'beginDeploy',
    call: DEPLOY_CALLS.beginDeploy,
    summary:
      'Shows the list of a build, and learns which of its files are wanted, or everything that is wrong with it.',
    access: 'deploy-token',
    body: beginDeploySchema,
    reply: begunDeploy,
    refusal: refusedDeploy,
  },
  {
    id: 'sendDeployPiece',
    call: DEPLOY_CALLS.sendDeployPiece,
    summary: 'Sends the next piece of a file. A refused piece is told where to go on.',
    access: 'deploy-token',
    query: pieceQuery,
    body: 'bytes',
    reply: sentPiece,
    refusal: refusedDeploy,
  },
  {
    id: 'finishDeploy',
    call: DEPLOY_CALLS.finishDeploy,
    summary: 'Has the whole checked and made a version, which is not live by that.',
    access: 'deploy-token',
    reply: finishedDeploy,
    refusal: refusedDeploy,
  },
  {
    id: 'getNews',
    call: RELEASE_CALLS.getNews,
    summary: 'What open pages of the site must act upon.',
    access: 'anybody',
    reply: news,
  },
  {
    id: 'followNews',
    call: RELEASE_CALLS.followNews,
    summary:
      'The same at once, at every change and every few seconds, as an event stream whose data is what `getNews` answers.',
    access: 'anybody',
    reply: 'text/event-stream',
  },
  {
    id: 'isAlive',
    call: { method: 'GET', path: '/healthz' },
    summary: 'The process answers.',
    access: 'anybody',
    reply: health,
  },
  {
    id: 'isReady',
    call: { method: 'GET', path: '/readyz' },
    summary: 'Pages can be asked of this server; 503 where they cannot.',
    access: 'anybody',
    reply: readiness,
  },
];
