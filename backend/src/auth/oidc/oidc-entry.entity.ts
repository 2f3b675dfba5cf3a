import type { SiteLanguage } from '@hiring/contract';
import { Column, Entity, ForeignKey, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { NamedIndexes } from '../../platform/database/named-constraint.js';
import type { OidcTrial } from './oidc.rules.js';

/** A round trip to a provider: good once, in the browser that began it, for a few minutes. */
@Entity('entradas_oidc')
@Unique('entradas_oidc_estado_uq', ['estado_hash'])
@NamedIndexes(
  'entradas_oidc_proveedor_ix',
  'entradas_oidc_prueba_ix',
  'entradas_oidc_identidad_ix',
  'entradas_oidc_caduca_ix',
)
export class OidcEntry {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'entradas_oidc_pk' })
  id: string;

  @Column('uuid')
  @ForeignKey('OidcProvider', { name: 'entradas_oidc_proveedor_fk', onDelete: 'CASCADE' })
  proveedor_id: string;

  @Column('text')
  estado_hash: string;

  /** Of the cookie. Nonce and PKCE verifier are computed from the cookie and are not stored. */
  @Column('text')
  navegador_hash: string;

  /** Of the sign-in page. */
  @Column('text')
  idioma: SiteLanguage;

  /** Path of the site that was asked for first. */
  @Column('text', { nullable: true })
  destino: string | null;

  /** The administrator who tries the provider; null: somebody signs in. */
  @Column('uuid', { nullable: true })
  @ForeignKey('User', { name: 'entradas_oidc_prueba_fk', onDelete: 'CASCADE' })
  prueba_de: string | null;

  /** Who came back, while the code of the second factor is waited for. */
  @Column('uuid', { nullable: true })
  @ForeignKey('OidcIdentity', { name: 'entradas_oidc_identidad_fk', onDelete: 'CASCADE' })
  identidad_id: string | null;

  /** The provider's name of its session. */
  @Column('text', { nullable: true })
  sid: string | null;

  /** What a trial showed. */
  @Column('jsonb', { nullable: true })
  resultado: OidcTrial | null;

  @Column('timestamptz', { nullable: true })
  usada_at: Date | null;

  @Column('timestamptz')
  caduca: Date;
}
