import { Destinations, RefusedDestination } from './destinations.js';

const destinations = (production: boolean): Destinations => {
  const made = new Destinations({ production, webhookAllowPrivate: ['127.0.0.1', 'hooks.intranet'] });
  const address = (host: string) => (host === 'hooks.intranet' ? '10.1.2.3' : '8.8.8.8');
  made.resolve = (host) => Promise.resolve([{ address: address(host), family: 4 }]);
  return made;
};

it('what is allowed of the own network is for the staff; in production visitors never reach it', async () => {
  for (const url of ['http://127.0.0.1:8080/', 'https://hooks.intranet/']) {
    await expect(destinations(true).check(url, 'staff')).resolves.toBeDefined();
    await expect(destinations(true).check(url, 'visitors')).rejects.toThrow(RefusedDestination);
    await expect(destinations(false).check(url, 'visitors')).resolves.toBeDefined();
  }
});

it('in production visitors give addresses of the internet over https only', async () => {
  await expect(destinations(true).check('https://push.example.com/', 'visitors')).resolves.toBeDefined();
  await expect(destinations(true).check('http://push.example.com/', 'visitors')).rejects.toThrow('https');
});

it('the text of an address is checked without looking its name up', () => {
  const asking = destinations(true);
  asking.resolve = () => Promise.reject(new Error('nobody asks'));
  for (const url of ['https://hooks.intranet/', 'https://nobody.invalid/', 'https://push.example.com/'])
    expect(asking.checkText(url, 'visitors').href).toBe(url);
  for (const url of [
    'https://10.1.2.3/',
    'https://127.0.0.1/',
    'http://push.example.com/',
    'ftp://a.example/',
  ])
    expect(() => asking.checkText(url, 'visitors')).toThrow(RefusedDestination);
});
