import type { EditableTemplate } from '@hiring/contract';
import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { NamedCheck, NamedIndex } from '../../platform/database/named-constraint.js';

/** What is shown of the account that wrote a version. Accounts stand above this room: they are named, not imported. */
interface VersionAuthor {
  nombre: string | null;
  apellidos: string | null;
  email: string;
}

/** One version of a template in HR's words; never changed. The words that the product brings are version 0 and no row. */
@Entity('plantillas_correo')
@NamedCheck('plantillas_correo_plantilla_ck')
@NamedCheck('plantillas_correo_version_ck')
@NamedCheck('plantillas_correo_texto_ck')
@NamedIndex('plantillas_correo_autor_ix')
export class MessageTemplateVersion {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'plantillas_correo_pk' })
  plantilla: EditableTemplate;

  @PrimaryColumn('integer', { primaryKeyConstraintName: 'plantillas_correo_pk' })
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
