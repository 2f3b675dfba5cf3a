import { Column, Entity, ForeignKey, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { NamedChecks } from '../../platform/database/named-constraint.js';

/** An OpenID Connect provider at which staff sign in; three at most. */
@Entity('proveedores_oidc')
@Unique('proveedores_oidc_posicion_uq', ['posicion'])
@Unique('proveedores_oidc_emisor_uq', ['emisor'])
@NamedChecks('proveedores_oidc_posicion_ck', 'proveedores_oidc_grupos_ck', 'proveedores_oidc_probado_ck')
export class OidcProvider {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'proveedores_oidc_pk' })
  id: string;

  /** 1 to 3: the order of the buttons. */
  @Column('smallint')
  posicion: number;

  @Column('text')
  nombre: string;

  /** Issuer, exactly as its tokens name it. */
  @Column('text')
  emisor: string;

  @Column('text')
  cliente_id: string;

  /** Client secret, sealed by SecretBox for this row. */
  @Column('text')
  secreto: string;

  /** Name of the key that opens it. */
  @Column('text')
  secreto_clave: string;

  /** The claim with the person's groups; null: groups decide nothing. */
  @Column('text', { nullable: true })
  grupos_claim: string | null;

  @Column('text', { nullable: true })
  grupo_admin: string | null;

  @Column('text', { nullable: true })
  grupo_rrhh: string | null;

  /** Null: managers are not made of groups. */
  @Column('text', { nullable: true })
  grupo_responsable: string | null;

  @Column('boolean', { default: false })
  activo: boolean;

  /** Last trial that came back, with the present issuer, client and secret. */
  @Column('timestamptz', { nullable: true })
  probado_at: Date | null;

  @Column('integer', { default: 1 })
  version: number;

  @Column('timestamptz', { default: () => 'now()' })
  created_at: Date;

  @Column('timestamptz', { default: () => 'now()' })
  updated_at: Date;

  @Column('uuid', { nullable: true })
  @ForeignKey('User', { name: 'proveedores_oidc_updated_by_fk', onDelete: 'SET NULL' })
  updated_by: string | null;
}
