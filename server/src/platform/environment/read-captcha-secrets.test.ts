import { readCaptchaSecrets } from './read-captcha-secrets';

test('each site key has its secret', () => {
  expect([readCaptchaSecrets({}), readCaptchaSecrets({ CAPTCHA_SECRETS: '' })]).toEqual([{}, {}]);
  const { captchaSecrets } = readCaptchaSecrets({ CAPTCHA_SECRETS: '0x4AA-a=0x4AA-b, 6Lc_x=6Lc_y' });
  expect([...(captchaSecrets ?? [])]).toEqual([
    ['0x4AA-a', '0x4AA-b'],
    ['6Lc_x', '6Lc_y'],
  ]);
});

test('an incomplete pair stops the start, and no secret is repeated', () => {
  for (const CAPTCHA_SECRETS of ['secret', 'a=', '=secret', 'a=b=c', 'a=b,secret', 'a=b c'])
    expect(() => readCaptchaSecrets({ CAPTCHA_SECRETS })).toThrow(
      /^CAPTCHA_SECRETS is not a list of secrets: write each as site-key=secret, separated by commas, or leave it out\.$/,
    );
});
