import { randomBytes } from 'node:crypto';
import { SecretBox } from './secret-box.js';

const first = randomBytes(32);
const second = randomBytes(32);

it('a sealed secret opens for its owner only', () => {
  const box = new SecretBox({ dataKey: first, dataKeyOld: null });
  const secret = box.seal('JBSWY3DPEHPK3PXP', 'ana');
  expect(secret.sealed).not.toContain('JBSWY3DPEHPK3PXP');
  expect(box.open(secret, 'ana')).toBe('JBSWY3DPEHPK3PXP');
  expect(() => box.open(secret, 'eva')).toThrow();
  expect(box.seal('JBSWY3DPEHPK3PXP', 'ana').sealed).not.toBe(secret.sealed);
});

it('a sealed secret that was changed is refused', () => {
  const box = new SecretBox({ dataKey: first, dataKeyOld: null });
  const secret = box.seal('JBSWY3DPEHPK3PXP', 'ana');
  const bytes = Buffer.from(secret.sealed, 'base64');
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  expect(() => box.open({ ...secret, sealed: bytes.toString('base64') }, 'ana')).toThrow();
});

it('a secret sealed with the old key opens after a change of key while the old key is configured', () => {
  const secret = new SecretBox({ dataKey: first, dataKeyOld: null }).seal('x', 'ana');
  const rotated = new SecretBox({ dataKey: second, dataKeyOld: first });
  expect(rotated.open(secret, 'ana')).toBe('x');
  expect(rotated.oldKeyId).toBe(secret.keyId);
  expect(rotated.seal('x', 'ana').keyId).toBe(rotated.keyId);
  expect(() => new SecretBox({ dataKey: second, dataKeyOld: null }).open(secret, 'ana')).toThrow('not given');
});
