import { spec } from '../../../../tools/testing/spec';
import { sourceEnvironment } from './source-environment';

spec(['ANLT-23', 'ANLT-24'], 'dev, qa, staging and prod are recognized by the host name', () => {
  const hosts = {
    dev: [
      'localhost',
      'shop.localhost',
      'shop.test',
      'shop.local',
      '127.0.0.1',
      '[::1]',
      'dev.example.com',
      'dev-2.example.com',
    ],
    qa: ['qa.example.com', 'qa-shop.example.com'],
    staging: ['staging.example.com', 'staging-2.shop.example.com'],
    prod: [
      'example.com',
      'www.example.com',
      'qa.com',
      'quality.example.com',
      'staging.com',
      'shop-qa.example.com',
      'developers.example.com',
      'localhost.example.com',
      'test.example.com',
    ],
  };
  for (const [environment, names] of Object.entries(hosts))
    for (const name of names) expect([name, sourceEnvironment(name)]).toEqual([name, environment]);
});
