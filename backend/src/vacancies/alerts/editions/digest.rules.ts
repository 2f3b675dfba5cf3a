import type { Contrato, Jornada } from '@hiring/contract';
import { matchesFilter } from '../../list/vacancy-filter.js';
import { inOneLine, inWords, listPath } from '../criteria.rules.js';
import type { DueAlert, NewVacancy } from './editions.repository.js';
import type { NewEmail } from '../../../mail/emails/new-email.js';

/** Openings that one message lists. */
export const LISTED = 10;
const IN_PREVIEW = 3;

const euros = new Intl.NumberFormat('es-ES');
const amount = (value: number): string => `${euros.format(value)}\u00a0€`;

/** "24.000 € - 28.000 € al año", one bound only, or "salario a convenir". */
export function payText({
  salario_min: min,
  salario_max: max,
}: Pick<NewVacancy, 'salario_min' | 'salario_max'>): string {
  if (min !== null && max !== null && min !== max) return `${amount(min)} - ${amount(max)} al año`;
  if (min !== null) return min === max ? `${amount(min)} al año` : `desde ${amount(min)} al año`;
  return max === null ? 'salario a convenir' : `hasta ${amount(max)} al año`;
}

interface Terms {
  ubicacion: string;
  tipo_contrato: Contrato;
  jornada: Jornada;
  salario_min: number | null;
  salario_max: number | null;
}

const detailOf = (vacancy: Terms): string =>
  [
    vacancy.ubicacion,
    `contrato ${vacancy.tipo_contrato.toLowerCase()}`,
    `jornada ${vacancy.jornada.toLowerCase()}`,
    payText(vacancy),
  ].join(' · ');

/** The openings new to an alert, in the order of `news`. Alerts with equal searches share one comparison. */
export function newsFinder(news: readonly NewVacancy[]): (alert: DueAlert) => NewVacancy[] {
  const matching = new Map<string, NewVacancy[]>();
  return ({ criterios, criterios_hash, ultima_revision, created_at }) => {
    let found = matching.get(criterios_hash);
    if (!found) {
      found = news.filter((vacancy) => matchesFilter(vacancy, criterios));
      matching.set(criterios_hash, found);
    }
    return found.filter(
      ({ edicion, publicada_at }) => edicion > ultima_revision && publicada_at > created_at,
    );
  };
}

interface Surroundings {
  /** Day of the edition: an alert gets one e-mail a day. */
  dia: string;
  appUrl: string;
  departmentName: (codigo: string) => string;
}

/** The digest of these openings; at least one. */
export function digestOf(
  alert: DueAlert,
  found: readonly NewVacancy[],
  { dia, appUrl, departmentName }: Surroundings,
): NewEmail<'alerta_ofertas'> {
  const more = found.length - LISTED;
  const titles = found.slice(0, IN_PREVIEW).map(({ titulo }) => titulo);
  const rest = more > 0 ? `En la lista tienes ${more} más. ` : '';
  return {
    causa: `alerta_ofertas:${alert.id}:${dia}`,
    plantilla: 'alerta_ofertas',
    destinatario: alert.email,
    alerta_id: alert.id,
    datos: {
      resumen: found.length === 1 ? `Nueva oferta: ${titles[0]}` : `${found.length} ofertas nuevas para ti`,
      avance: titles.join(', '),
      busqueda: inOneLine(inWords(alert.criterios, departmentName)),
      listado: appUrl + listPath(alert.criterios),
      cierre: `${rest}Te escribimos como mucho una vez al día, y solo cuando hay ofertas nuevas.`,
    },
    lista: found.slice(0, LISTED).map((vacancy) => ({
      titulo: vacancy.titulo,
      detalle: detailOf(vacancy),
      destino: `${appUrl}/carreras/${vacancy.id}?canal=alerta`,
    })),
  };
}
