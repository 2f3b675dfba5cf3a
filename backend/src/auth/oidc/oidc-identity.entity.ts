import { Column, Entity, ForeignKey, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { NamedIndexes } from '../../platform/database/named-constraint.js';

/** Who an account is at a provider: written at the first sign-in there, and what recognises the person afterwards. */
@Entity('identidades_oidc')
@Unique('identidades_oidc_sujeto_uq', ['emisor', 'sujeto'])
@Unique('identidades_oidc_cuenta_uq', ['user_id', 'emisor'])
@NamedIndexes('identidades_oidc_proveedor_ix')
export class OidcIdentity {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'identidades_oidc_pk' })
  id: string;

  @Column('uuid')
  @ForeignKey('User', { name: 'identidades_oidc_user_fk', onDelete: 'CASCADE' })
  user_id: string;

  @Column('uuid')
  @ForeignKey('OidcProvider', { name: 'identidades_oidc_proveedor_fk', onDelete: 'CASCADE' })
  proveedor_id: string;

  @Column('text')
  emisor: string;

  /** `sub`: never given to somebody else, unlike an address. */
  @Column('text')
  sujeto: string;

  @Column('timestamptz', { default: () => 'now()' })
  created_at: Date;
}
