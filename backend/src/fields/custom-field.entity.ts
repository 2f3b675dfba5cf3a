import type {
  CustomFieldClass,
  CustomFieldKind,
  CustomFieldNoun,
  CustomFieldOption,
  CustomFieldPlace,
  CustomFieldReader,
  CustomFieldTexts,
} from '@hiring/contract';
import { Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { NamedChecks } from '../platform/database/named-constraint.js';

/** A field of the company's own. Its values are in the column `campos` of its noun's table, by `clave`. */
@Entity('campos_propios')
@Unique('campos_propios_clave_uq', ['entidad', 'clave'])
@NamedChecks(
  'campos_propios_entidad_ck',
  'campos_propios_tipo_ck',
  'campos_propios_clave_ck',
  'campos_propios_textos_ck',
  'campos_propios_clase_ck',
  'campos_propios_visible_ck',
  'campos_propios_equipo_ck',
  'campos_propios_en_listas_ck',
  'campos_propios_departamentos_ck',
)
export class CustomField {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('text')
  entidad: CustomFieldNoun;

  /** Made from the first label; it never changes. */
  @Column('text')
  clave: string;

  @Column('text')
  tipo: CustomFieldKind;

  @Column('jsonb')
  etiqueta: CustomFieldTexts;

  /** Below the label; empty: nothing. */
  @Column('jsonb', { default: () => `'{}'` })
  ayuda: Partial<CustomFieldTexts>;

  /** Of numbers. */
  @Column('text', { nullable: true })
  unidad: string | null;

  /** In their order; empty for kinds without options. */
  @Column('jsonb', { default: () => `'[]'` })
  opciones: CustomFieldOption[];

  /** `rrhh`: no form of candidates asks for it. */
  @Column('text', { default: 'rrhh' })
  donde: CustomFieldPlace;

  /** Codes of the departments whose applicants are asked; empty: all. */
  @Column('text', { array: true, default: () => "'{}'" })
  departamentos: string[];

  /** Who reads the values besides HR. */
  @Column('text', { default: 'rrhh' })
  visible_para: CustomFieldReader;

  /** Whether managers read the values of the people who applied to their openings. */
  @Column('boolean', { default: false })
  lo_ve_equipo: boolean;

  /** Whether the form needs it, and a value that is there cannot be taken away. */
  @Column('boolean', { default: false })
  obligatorio: boolean;

  @Column('text')
  clase: CustomFieldClass;

  /** Whether the lists filter and sort by it, and it has an index. */
  @Column('boolean', { default: false })
  en_listas: boolean;

  /** Its place among those of its noun, from 0. */
  @Column('smallint')
  orden: number;

  /** Null: it is in use. Values of an archived one stay where they are. */
  @Column('timestamptz', { nullable: true })
  archivado_at: Date | null;

  @Column('integer', { default: 1 })
  version: number;

  @Column('timestamptz', { default: () => 'now()' })
  created_at: Date;
}
