import { Column, Entity, ForeignKey, PrimaryGeneratedColumn } from 'typeorm';
import { NamedCheck, NamedIndex } from '../../platform/database/named-constraint.js';

/** What a saved view opens: the list's filters and its order. */
export interface SavedQuery {
  filter: Record<string, string>;
  sort: { field: string; order: 'ASC' | 'DESC' } | null;
}

/** Filters of a list under a name of its owner's, whom alone it shows to. */
@Entity('vistas_guardadas')
@NamedCheck('vistas_guardadas_recurso_ck')
@NamedCheck('vistas_guardadas_nombre_ck')
@NamedCheck('vistas_guardadas_consulta_ck')
@NamedIndex('vistas_guardadas_nombre_uq')
@NamedIndex('vistas_guardadas_predeterminada_uq')
export class SavedView {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'vistas_guardadas_pk' })
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

  /** Opens when the list is opened without filters; at most one a person and list. */
  @Column('boolean', { default: false })
  predeterminada: boolean;

  @Column('timestamptz', { default: () => 'now()' })
  created_at: Date;

  @Column('timestamptz', { default: () => 'now()' })
  updated_at: Date;
}
