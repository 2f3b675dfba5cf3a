import { Column, Entity, ForeignKey, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { NamedChecks, NamedIndexes } from '../../platform/database/named-constraint.js';

/** A key by which another program calls the API: with these permissions at most, and never more than its maker has. */
@Entity('claves_api')
@NamedChecks('claves_api_nombre_ck', 'claves_api_permisos_ck')
@NamedIndexes('claves_api_nombre_uq', 'claves_api_fecha_ix', 'claves_api_autor_ix', 'claves_api_caduca_ix')
export class ApiKey {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  /** Which program has it, in the words of whoever made it. */
  @Column('text')
  nombre: string;

  @Column('text', { array: true })
  permisos: string[];

  @Column('timestamptz')
  caduca: Date;

  @Column('uuid')
  @ForeignKey('User', { name: 'claves_api_autor_fk', onDelete: 'CASCADE' })
  creada_por: string;

  /** To within a minute. */
  @Column('timestamptz', { nullable: true })
  ultimo_uso: Date | null;

  @Column('timestamptz', { nullable: true })
  revocada_at: Date | null;

  @Column('timestamptz', { nullable: true })
  renovada_at: Date | null;

  /** The end of which administrators were told. */
  @Column('timestamptz', { nullable: true })
  avisada_de: Date | null;

  @Column('timestamptz', { default: () => 'now()' })
  created_at: Date;
}

/** A secret of a key. Only its digest is kept: it has 256 bits of its own, so that a plain one cannot be searched. */
@Entity('claves_api_secretos')
@NamedChecks('claves_api_secretos_huella_ck', 'claves_api_secretos_prefijo_ck')
@NamedIndexes('claves_api_secretos_actual_uq', 'claves_api_secretos_clave_ix')
export class ApiKeySecret {
  /** SHA-256 of the whole key. */
  @PrimaryColumn('text')
  huella: string;

  @Column('uuid')
  @ForeignKey('ApiKey', { name: 'claves_api_secretos_clave_fk', onDelete: 'CASCADE' })
  clave_id: string;

  /** How it begins: by this people know which one a program has. */
  @Column('text')
  prefijo: string;

  /** Null: as long as the key. Else it is the one before a renewal. */
  @Column('timestamptz', { nullable: true })
  valido_hasta: Date | null;

  @Column('timestamptz', { default: () => 'now()' })
  created_at: Date;
}
