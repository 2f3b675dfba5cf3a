import { Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { NamedChecks, NamedIndexes } from '../../database/named-constraint.js';

/**
 * A private file. `pendiente`: its object may exist and no record owns it yet; `en_uso`: a record owns it; `borrar`: no
 * record owns it any more and a job removes object and row.
 */
@Entity('archivos')
@Unique('archivos_clave_uq', ['clave'])
@NamedChecks('archivos_estado_ck', 'archivos_bytes_ck')
@NamedIndexes(
  'archivos_limpieza_ix',
  'archivos_user_ix',
  'archivos_sha256_ix',
  'archivos_comprobacion_ix',
  'archivos_danados_ix',
)
export class StoredFile {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  /** Object key in the storage, ASCII. */
  @Column('text')
  clave: string;

  @Column('text', { default: 'pendiente' })
  estado: 'pendiente' | 'en_uso' | 'borrar';

  /** The uploader's file name; only displayed, never used as a path. */
  @Column('text')
  nombre_original: string;

  /** Media type found in the content. */
  @Column('text')
  tipo: string;

  @Column('integer')
  bytes: number;

  @Column('text')
  sha256: string;

  /** When its content was last compared with its SHA-256. Null: not since the upload. */
  @Column('timestamptz', { nullable: true })
  comprobado_at: Date | null;

  /** Since when its content is known to be missing or changed. */
  @Column('timestamptz', { nullable: true })
  danado_at: Date | null;

  @Column('uuid', { nullable: true })
  user_id: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  created_at: Date;
}
