import type { EditableTemplate, SiteLanguage } from '@hiring/contract';
import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { NamedChecks, NamedIndexes } from '../../platform/database/named-constraint.js';

/** Displayed data of a version's author. `auth` is above this room, so its entity is not imported. */
interface VersionAuthor {
  nombre: string | null;
  apellidos: string | null;
  email: string;
}

/** One immutable version of HR's text of a template. The built-in text is version 0 and has no row. */
@Entity('plantillas_correo')
@NamedChecks(
  'plantillas_correo_plantilla_ck',
  'plantillas_correo_version_ck',
  'plantillas_correo_texto_ck',
  'plantillas_correo_idioma_ck',
)
@NamedIndexes('plantillas_correo_autor_ix')
export class EmailTemplateVersion {
  @PrimaryColumn('text')
  plantilla: EditableTemplate;

  @PrimaryColumn('text', { default: 'es' })
  idioma: SiteLanguage;

  @PrimaryColumn('integer')
  version: number;

  @Column('text')
  asunto: string;

  @Column('text')
  cuerpo: string;

  /** The older version that was put back. */
  @Column('integer', { nullable: true })
  restaurada_de: number | null;

  @Column('uuid', { nullable: true })
  autor_id: string | null;

  @ManyToOne('User', { nullable: true, onDelete: 'SET NULL' })
  @JoinColumn({ name: 'autor_id', foreignKeyConstraintName: 'plantillas_correo_autor_fk' })
  autor: Relation<VersionAuthor> | null;

  @Column('timestamptz', { default: () => 'now()' })
  created_at: Date;
}
