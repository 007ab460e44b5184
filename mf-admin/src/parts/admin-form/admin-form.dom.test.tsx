import { createFakeRenderHost } from '../../../../tools/testing/host/fake-render-host';
import { showView } from '../../../../tools/testing/host/show-view';
import { spec } from '../../../../tools/testing/spec';
import { AdminForm } from './admin-form.view';

const MESSAGES = { failed: 'Try again.', signedOut: 'Sign in.', notAllowed: 'You may not.' };

spec(
  ['FERR-09', 'ROLE-04'],
  'a form has its own messages for a failing server, and for a sender without permission',
  () => {
    const form = showView(
      <AdminForm
        className="own"
        encType="multipart/form-data"
        data-unsaved=""
        call={{ method: 'POST', path: '/api/config/sample' }}
        sends={{ block: 'b', base: 'seen' }}
        host={createFakeRenderHost(MESSAGES)}
      >
        <input name="typed" defaultValue="kept" />
      </AdminForm>,
    ).querySelector('form')!;
    expect(Object.fromEntries(new FormData(form))).toEqual({
      crumb: 'a-crumb',
      block: 'b',
      base: 'seen',
      typed: 'kept',
    });
    expect([form.method, form.action, form.enctype, form.className]).toEqual([
      'post',
      'http://localhost/api/config/sample',
      'multipart/form-data',
      'own',
    ]);
    expect({ ...form.dataset }).toEqual({
      enhance: '',
      unsaved: '',
      formFailure: MESSAGES.failed,
      'formFailure-401': MESSAGES.signedOut,
      'formFailure-403': MESSAGES.notAllowed,
    });
  },
);
