import { Column, Entity, ForeignKey, PrimaryGeneratedColumn } from 'typeorm';
import { NamedChecks, NamedIndexes } from '../../platform/database/named-constraint.js';

/** What a saved view stores: the list's filters and order. */
export interface SavedQuery {
  filter: Record<string, string>;
  sort: { field: string; order: 'ASC' | 'DESC' } | null;
}

/** Named filters of a list, visible only to their owner. */
@Entity('vistas_guardadas')
@NamedChecks('vistas_guardadas_recurso_ck', 'vistas_guardadas_nombre_ck', 'vistas_guardadas_consulta_ck')
@NamedIndexes('vistas_guardadas_nombre_uq', 'vistas_guardadas_predeterminada_uq')
export class SavedView {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  @ForeignKey('User', { name: 'vistas_guardadas_user_fk', onDelete: 'CASCADE' })
  user_id: string;

  /** The list: a resource of the API. */
  @Column('text')
  recurso: string;

  @Column('text')
  nombre: string;

  @Column('jsonb')
  consulta: SavedQuery;

  @Column('smallint')
  orden: number;

  /** Applied when the list opens without filters; at most one for each person and list. */
  @Column('boolean', { default: false })
  predeterminada: boolean;

  @Column('timestamptz', { default: () => 'now()' })
  created_at: Date;

  @Column('timestamptz', { default: () => 'now()' })
  updated_at: Date;
}
