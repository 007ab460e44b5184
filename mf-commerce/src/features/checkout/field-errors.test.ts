import { createFakeRenderHost } from '../../../../tools/testing/host/fake-render-host';
import { messages } from './checkout.messages';
import { fieldErrors } from './field-errors';

const host = createFakeRenderHost(messages);
const control = (name: string, validity: { valid: boolean; valueMissing: boolean }) => ({ name, validity });
const missing = { valid: false, valueMissing: true };
const wrong = { valid: false, valueMissing: false };
const right = { valid: true, valueMissing: false };

test('has a message for each wrong field, and none for right ones', () => {
  const controls = [
    control('email', missing),
    control('city', missing),
    control('shippingOptionId', missing),
    control('phone', right),
    control('', missing),
  ];
  expect(fieldErrors(controls, host)).toEqual({
    email: 'Please enter your email address.',
    city: 'Please enter your city.',
    shippingOptionId: 'Please choose one.',
  });
});

test('tells an email that is missing from one that is wrong', () => {
  expect(fieldErrors([control('email', wrong)], host)['email']).toBe(
    'Email is not valid. Email addresses should follow the format name@example.com.',
  );
});
