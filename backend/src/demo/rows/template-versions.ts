import type { CompanyInfoRecord } from '../../config/system-config.entity.js';
import { lowerFirst } from '../people/fill.js';
import type { EmailTemplateVersion } from '../../mail/templates/email-template.entity.js';
import { madridInstant, type WorkCalendar } from '../madrid-time.js';
import { HR } from '../process/staff.js';

export type TemplateVersionRow = Omit<EmailTemplateVersion, 'autor'>;

const FIRST = `# Te escribimos sobre tu candidatura

Nos ponemos en contacto contigo por tu candidatura para {puesto}.

¿Podrías decirnos cuándo te va bien que te llamemos?

{boton}`;

/** One template that HR has edited twice; the others are the product's defaults. */
export function templateVersions(calendar: WorkCalendar, { hours }: CompanyInfoRecord): TemplateVersionRow[] {
  const common = {
    plantilla: 'contacto' as const,
    idioma: 'es' as const,
    asunto: 'Sobre tu candidatura: {puesto}',
    restaurada_de: null,
    autor_id: HR.id,
  };
  return [
    { ...common, version: 1, cuerpo: FIRST, created_at: madridInstant(calendar.day(-18), 10 * 60) },
    {
      ...common,
      version: 2,
      cuerpo: `${FIRST}\n\nTambién puedes llamarnos ${lowerFirst(hours)}.`,
      created_at: madridInstant(calendar.day(-9), 12 * 60 + 30),
    },
  ];
}
