import { Example, Id, Instant } from '../../platform/openapi/field.js';
import type { WhatsappTemplate } from './whatsapp-template.entity.js';

/** A template that WhatsApp has approved, for a person. */
export class ThreadTemplate {
  /** Id. */ @Id() id: string;
  /** Name at WhatsApp. */ @Example('entrevista_recordatorio') nombre: string;
  /** Language, as WhatsApp writes it. */ @Example('es') idioma: string;
  /** Category at WhatsApp. */ @Example('UTILITY') categoria: string;
  /** Its text with `{{variables}}`. */
  @Example('Hola, {{1}}: te esperamos el {{2}}. Responde 1 si vienes.') texto: string;
  /** Names of the variables, in the order of the text. */ @Example(['1', '2']) variables: string[];
}

/** A template of the WhatsApp account. */
export class WhatsappTemplateResponse extends ThreadTemplate {
  /** State at WhatsApp: `APPROVED`, `PENDING`, `REJECTED`, `PAUSED` and others. */ @Example('APPROVED')
  estado: string;
  /** Whether it may be sent from here: approved, and nothing to fill but its text. */ disponible: boolean;
  /** Instant at which it was read. */ @Instant() leida_at: string;
}

export const toThreadTemplate = ({
  id,
  nombre,
  idioma,
  categoria,
  texto,
  variables,
}: WhatsappTemplate): ThreadTemplate => ({ id, nombre, idioma, categoria, texto, variables });

export const toWhatsappTemplate = (row: WhatsappTemplate): WhatsappTemplateResponse => ({
  ...toThreadTemplate(row),
  estado: row.estado,
  disponible: row.admitida && row.estado === 'APPROVED',
  leida_at: row.leida_at.toISOString(),
});
