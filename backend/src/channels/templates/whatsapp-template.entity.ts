import { Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** A template of the WhatsApp account, as it was last read. */
@Entity('plantillas_whatsapp')
@Unique('plantillas_whatsapp_nombre_uq', ['nombre', 'idioma'])
export class WhatsappTemplate {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('text')
  nombre: string;

  /** As WhatsApp writes it: `es`, `es_ES`, `en_US`. */
  @Column('text')
  idioma: string;

  @Column('text')
  categoria: string;

  /** As WhatsApp writes it: `APPROVED`, `PAUSED`. */
  @Column('text')
  estado: string;

  @Column('text')
  texto: string;

  /** Names of the variables of its text, in order: `1`, `2`, or words. */
  @Column('jsonb', { default: [] })
  variables: string[];

  /** Whether its text is all that has to be filled: no variable elsewhere, no picture or file. */
  @Column('boolean')
  admitida: boolean;

  @Column('timestamptz')
  leida_at: Date;
}
