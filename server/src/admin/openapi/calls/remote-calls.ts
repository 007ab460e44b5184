import { REMOTE_CALLS } from 'shared-types/admin/remote';
import { REMOTES_CALLS } from 'shared-types/admin/remotes';
import { changeRemoteSchema } from '../../remote/change-remote.schema';
import { undoRemoteChangeSchema } from '../../remote/undo-remote-change.route';
import type { DescribedArea } from '../described-call';
import { ACCOUNT_ERRORS, CHANGE_ERRORS, done } from '../shared-schemas';
import { remote, remoteQuery, remotes } from './remote-schemas';

const ACTS = `Changes what is live, by one of these acts:

- \`disable\`, \`enable\`: switch its code off or on in all pages; with \`html\` its HTML is switched off too
- \`set\`: make a version live for all sites, and stop following; \`follow\`: let newly published versions go live automatically
- \`canary\`: give a version to a percentage of visitors; \`endCanary\`: end that
- \`pin\`, \`unpin\`: give one site a version of its own, or end that
- \`disableAt\`, \`enableAt\`: switch its code off or on in the pages of one site

Without \`confirmed\` nothing changes. Open pages follow at once if something is switched off or on; another version starts with the
next page.`;

/** What is live of each remote. */
export const REMOTE_AREA: DescribedArea = {
  name: 'Remotes',
  description: 'What is live of each remote, as in the admin area at `/config/remotes` and with `npm run remotes`.',
  calls: [
    {
      id: 'listRemotes',
      call: REMOTES_CALLS.listRemotes,
      summary: 'List all remotes',
      description: 'Returns the status of every remote and the latest changes of all of them.',
      access: 'remotes.read',
      reply: remotes,
      returns: 'The remotes and the latest changes.',
      errors: ACCOUNT_ERRORS,
    },
    {
      id: 'getRemote',
      call: REMOTE_CALLS.getRemote,
      summary: 'Get one remote',
      description:
        'Returns the status of a remote, its versions, its latest changes and the acts that are possible now.',
      access: 'remotes.read',
      query: remoteQuery,
      reply: remote,
      returns: 'The remote.',
      errors: [...ACCOUNT_ERRORS, 'admin/remote-gone'],
    },
    {
      id: 'changeRemote',
      call: REMOTE_CALLS.changeRemote,
      summary: 'Change a remote',
      description: ACTS,
      access: 'remotes.change',
      body: changeRemoteSchema('en'),
      reply: done,
      returns:
        'The change was made. Without `confirmed`: `message` says what would change, and how many sites and page views it affects.',
      errors: [
        ...CHANGE_ERRORS,
        ...ACCOUNT_ERRORS,
        'admin/remote-gone',
        'admin/remote-version-gone',
        'admin/remote-site-gone',
        'admin/remote-changed',
        'admin/remote-same',
        'admin/remote-lasting',
      ],
    },
    {
      id: 'undoRemoteChange',
      call: REMOTE_CALLS.undoRemoteChange,
      summary: 'Undo the latest change of a remote',
      description: 'Restores what was live before the latest change. This is a change too, and can be undone in turn.',
      access: 'remotes.change',
      body: undoRemoteChangeSchema,
      reply: done,
      returns: 'The change was undone.',
      errors: [...CHANGE_ERRORS, ...ACCOUNT_ERRORS, 'admin/remote-gone', 'admin/remote-changed'],
    },
    {
      id: 'getRemoteChanges',
      call: REMOTES_CALLS.getRemoteChanges,
      summary: 'Export all changes',
      description: 'Returns every change of every remote, newest first, as comma-separated values with a header row.',
      access: 'remotes.read',
      reply: 'text/csv',
      returns: 'Columns: number, time, remote, who, why, what, and the number of the change that it undid.',
      otherReplies: { 303: { description: 'The caller is not signed in; `location` is the sign-in page.' } },
      errors: ['site/not-allowed'],
    },
  ],
};
