import { createFakeRenderHost } from '../../../../tools/testing/fake-render-host';
import { showView } from '../../../../tools/testing/show-view';
import { spec } from '../../../../tools/testing/spec';
import { ConfigForm } from './config-form.view';

const WORDS = { failed: 'Try again.', signedOut: 'Sign in.', notAllowed: 'You may not.' };

spec(
  ['FERR-09', 'ROLE-04'],
  'a form says its own of a server that fails, and of one that lets its sender no more',
  () => {
    const form = showView(
      <ConfigForm
        className="own"
        encType="multipart/form-data"
        data-unsaved=""
        call={{ method: 'POST', path: '/api/config/sample' }}
        sends={{ block: 'b', base: 'seen' }}
        host={createFakeRenderHost(WORDS)}
      >
        <input name="typed" defaultValue="kept" />
      </ConfigForm>,
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
      formFailure: WORDS.failed,
      'formFailure-401': WORDS.signedOut,
      'formFailure-403': WORDS.notAllowed,
    });
  },
);
