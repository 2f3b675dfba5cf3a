import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { DataSource } from 'typeorm';
import { SecretBox } from '../../platform/secrets/secret-box.js';
import { OidcProvider } from './oidc-provider.entity.js';

const HOUR_MS = 60 * 60 * 1000;
const ownerOf = (id: string): string => `proveedor_oidc:${id}`;

type Sealed = Pick<OidcProvider, 'secreto' | 'secreto_clave'>;

/** Client secrets of the providers: sealed at rest, opened only to call the provider. */
@Injectable()
export class OidcSecrets {
  constructor(
    private readonly dataSource: DataSource,
    private readonly box: SecretBox,
  ) {}

  seal(secret: string, id: string): Sealed {
    const { sealed, keyId } = this.box.seal(secret, ownerOf(id));
    return { secreto: sealed, secreto_clave: keyId };
  }

  /** @throws when the key is missing. */
  open({ id, secreto, secreto_clave }: Sealed & Pick<OidcProvider, 'id'>): string {
    return this.box.open({ sealed: secreto, keyId: secreto_clave }, ownerOf(id));
  }

  /** Encrypts them again after a change of DATA_KEY. Idempotent. */
  @Interval(HOUR_MS)
  async reseal(): Promise<void> {
    const { oldKeyId } = this.box;
    if (!oldKeyId) return;
    const { manager } = this.dataSource;
    for (const row of await manager.findBy(OidcProvider, { secreto_clave: oldKeyId })) {
      // One that was entered meanwhile has the new key.
      await manager.update(
        OidcProvider,
        { id: row.id, secreto: row.secreto },
        this.seal(this.open(row), row.id),
      );
    }
  }
}
