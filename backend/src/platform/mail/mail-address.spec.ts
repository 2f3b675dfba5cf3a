import { hostOfAddress, parseMailAddress } from './mail-address.js';

describe('parseMailAddress', () => {
  it.each([
    ['seleccion@example.com', { name: '', address: 'seleccion@example.com' }],
    ['Zarvia <seleccion@example.com>', { name: 'Zarvia', address: 'seleccion@example.com' }],
    ['"Selección, Zarvia" <s@example.com>', { name: 'Selección, Zarvia', address: 's@example.com' }],
    ['<s@example.com>', { name: '', address: 's@example.com' }],
  ])('reads %s', (text, expected) => {
    expect(parseMailAddress(text)).toEqual(expected);
  });

  it('finds the host', () => {
    expect(hostOfAddress('"a@b"@example.com')).toBe('example.com');
  });
});
