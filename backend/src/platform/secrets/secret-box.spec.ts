import { randomBytes } from 'node:crypto';
import { SecretBox } from './secret-box.js';

const first = randomBytes(32);
const second = randomBytes(32);

it('opens what it sealed, for its owner only', () => {
  const box = new SecretBox({ dataKey: first, dataKeyOld: null });
  const secret = box.seal('JBSWY3DPEHPK3PXP', 'ana');
  expect(secret.sealed).not.toContain('JBSWY3DPEHPK3PXP');
  expect(box.open(secret, 'ana')).toBe('JBSWY3DPEHPK3PXP');
  expect(() => box.open(secret, 'eva')).toThrow();
  expect(box.seal('JBSWY3DPEHPK3PXP', 'ana').sealed).not.toBe(secret.sealed);
});

it('refuses what was changed', () => {
  const box = new SecretBox({ dataKey: first, dataKeyOld: null });
  const secret = box.seal('JBSWY3DPEHPK3PXP', 'ana');
  const bytes = Buffer.from(secret.sealed, 'base64');
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  expect(() => box.open({ ...secret, sealed: bytes.toString('base64') }, 'ana')).toThrow();
});

it('after a change of key still opens what the old one sealed, as long as that is given', () => {
  const secret = new SecretBox({ dataKey: first, dataKeyOld: null }).seal('x', 'ana');
  const rotated = new SecretBox({ dataKey: second, dataKeyOld: first });
  expect(rotated.open(secret, 'ana')).toBe('x');
  expect(rotated.oldKeyId).toBe(secret.keyId);
  expect(rotated.seal('x', 'ana').keyId).toBe(rotated.keyId);
  expect(() => new SecretBox({ dataKey: second, dataKeyOld: null }).open(secret, 'ana')).toThrow('not given');
});
