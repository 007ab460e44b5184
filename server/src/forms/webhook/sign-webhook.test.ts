import { createWebhookSecret, webhookHeaders } from './sign-webhook';

// The example of the Standard Webhooks libraries.
const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const MESSAGE = {
  id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  sentAt: new Date(1_614_265_330_000),
  body: '{"test": 2432232314}',
};
const SIGNATURE = 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=';

test('signs as other implementations of Standard Webhooks do', () => {
  expect(webhookHeaders(MESSAGE, [SECRET])).toEqual({
    'webhook-id': MESSAGE.id,
    'webhook-timestamp': '1614265330',
    'webhook-signature': SIGNATURE,
  });
});

test('after a rotation it signs with both secrets', () => {
  const other = createWebhookSecret();
  const [first, second] = webhookHeaders(MESSAGE, [other, SECRET])['webhook-signature']?.split(' ') ?? [];
  expect([first === SIGNATURE, second]).toEqual([false, SIGNATURE]);
});

test('a secret has 256 random bits', () => {
  expect(Buffer.from(createWebhookSecret().replace('whsec_', ''), 'base64')).toHaveLength(32);
  expect(createWebhookSecret()).not.toBe(createWebhookSecret());
});
