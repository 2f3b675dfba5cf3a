import { addressFault, AllowedNetwork, hostOf, isPublicAddress } from './address.rules.js';

it.each([
  '127.0.0.1',
  '127.255.255.254',
  '0.0.0.0',
  '10.1.2.3',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '100.64.0.1',
  '169.254.169.254',
  '192.0.0.192',
  '198.18.0.1',
  '203.0.113.7',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::7f00:1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '2001:0:7f00:1::',
  'fc00::1',
  'fd00:ec2::254',
  'fe80::1',
  'fec0::1',
  'ff02::1',
  '2001:db8::1',
  '',
  'localhost',
])('%j is not a public address', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

it.each(['8.8.8.8', '172.15.0.1', '172.32.0.1', '100.63.255.255', '192.0.1.1', '2606:4700::1111', '2a00::1'])(
  '%s is a public address',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

it('only the hosts and networks named in the settings are allowed beside public addresses', () => {
  const allowed = new AllowedNetwork(['hooks.intranet', '10.1.0.0/16', '127.0.0.1', 'fd00::/8']);
  expect(allowed.has('hooks.intranet', '192.168.1.1')).toBe(true);
  expect(allowed.has('otro.intranet', '192.168.1.1')).toBe(false);
  expect(allowed.has('x', '10.1.255.1')).toBe(true);
  expect(allowed.has('x', '10.2.0.1')).toBe(false);
  expect(allowed.has('x', '127.0.0.1')).toBe(true);
  expect(allowed.has('x', '127.0.0.2')).toBe(false);
  expect(allowed.has('x', 'fd12::1')).toBe(true);
  expect(new AllowedNetwork([]).has('x', '127.0.0.1')).toBe(false);
});

it.each([
  'nada',
  'ftp://example.com/',
  'file:///etc/passwd',
  'https://usuario:clave@example.com/',
  'https://example.com/#parte',
  'https://example.com:22/',
  'http://example.com:6379/',
])('the address %s is refused by its text alone', (url) => {
  expect(addressFault(url)).toEqual(expect.any(String));
});

it.each([
  ['http://2130706433/', '127.0.0.1'],
  ['http://0x7f.1/', '127.0.0.1'],
  ['http://0177.0.0.1/', '127.0.0.1'],
  ['http://[::ffff:127.0.0.1]/', '::ffff:7f00:1'],
  ['http://LOCALHOST./', 'localhost'],
])('the host of %s is %s', (url, host) => {
  expect(hostOf(new URL(url))).toBe(host);
});
