import { createHash } from 'node:crypto';
import { derivedKey } from '../../platform/http/limits/derived-key.js';
import type { Environment } from '../../platform/environment/environment.js';
import { SecretBox } from '../../platform/secrets/secret-box.js';

/** The names of the installation's keys: digests of digests, which tell nothing of the keys themselves. */
export function keyNames(environment: Pick<Environment, 'dataKey' | 'dataKeyOld' | 'sessionSecret'>): {
  dataKey: string;
  oldDataKey: string | null;
  sessionKey: string;
} {
  const box = new SecretBox(environment);
  const session = derivedKey(environment.sessionSecret, 'backup-name');
  return {
    dataKey: box.keyId,
    oldDataKey: box.oldKeyId,
    sessionKey: createHash('sha256').update(session).digest('hex').slice(0, 16),
  };
}
