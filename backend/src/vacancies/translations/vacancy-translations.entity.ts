import type { OtherLanguage } from '@hiring/contract';
import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { NamedChecks } from '../../platform/database/named-constraint.js';

/** The texts of a vacancy in a language other than Spanish. Where one is empty, the Spanish one is shown. */
@Entity('vacante_textos')
@NamedChecks(
  'vacante_textos_idioma_ck',
  'vacante_textos_titulo_ck',
  'vacante_textos_descripcion_ck',
  'vacante_textos_listas_ck',
  'vacante_textos_cortos_ck',
)
export class VacancyTranslations {
  @PrimaryColumn('uuid')
  @ForeignKey('Vacancy', { name: 'vacante_textos_vacante_fk', onDelete: 'CASCADE' })
  vacante_id: string;

  @PrimaryColumn('text')
  idioma: OtherLanguage;

  @Column('text')
  titulo: string;

  @Column('text')
  descripcion: string;

  @Column('text', { array: true, default: () => `'{}'` })
  responsabilidades: string[];

  @Column('text', { array: true, default: () => `'{}'` })
  requisitos: string[];

  @Column('text', { array: true, default: () => `'{}'` })
  beneficios: string[];

  @Column('text', { array: true, default: () => `'{}'` })
  idiomas: string[];

  @Column('text', { nullable: true })
  educacion: string | null;

  @Column('text', { nullable: true })
  horario: string | null;

  @Column('text', { nullable: true })
  noches_fuera: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  updated_at: Date;
}
