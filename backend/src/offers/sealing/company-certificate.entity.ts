import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { NamedChecks } from '../../platform/database/named-constraint.js';

/** The certificate that seals offers: one row. */
@Entity('certificado_empresa')
@NamedChecks('certificado_empresa_uno_ck', 'certificado_empresa_validez_ck')
export class CompanyCertificate {
  @PrimaryColumn('smallint', { primaryKeyConstraintName: 'certificado_empresa_pk' })
  id: number;

  /** A `CertificateSecret`, encrypted by SecretBox. */
  @Column('text')
  secreto: string;

  /** Name of the key that opens it. */
  @Column('text')
  clave: string;

  @Column('text')
  sujeto: string;

  @Column('text')
  emisor: string;

  /** Serial number, hexadecimal. */
  @Column('text')
  serie: string;

  @Column('timestamptz')
  valido_desde: Date;

  @Column('timestamptz')
  valido_hasta: Date;

  /** Made by the product and signed by itself: nobody else vouches for the name in it. */
  @Column('boolean')
  propio: boolean;

  @Column('integer', { default: 1 })
  version: number;

  @Column('timestamptz', { default: () => 'now()' })
  updated_at: Date;

  @Column('uuid', { nullable: true })
  @ForeignKey('User', { name: 'certificado_empresa_updated_by_fk', onDelete: 'SET NULL' })
  updated_by: string | null;
}
