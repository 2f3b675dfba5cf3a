import { CONTRATO_LABEL, type Contrato, JORNADA_LABEL, type Jornada, pathIn, say } from '@hiring/contract';
import { matchesFilter } from '../../list/vacancy-filter.js';
import { euros, inOneLine, inWords, listPath } from '../criteria.rules.js';
import type { DueAlert, NewVacancy } from './editions.repository.js';
import type { NewEmail } from '../../../mail/emails/new-email.js';

/** Openings that one message lists. */
export const LISTED = 10;
const IN_PREVIEW = 3;

/** "24.000 € - 28.000 € al año", one bound only, or "salario a convenir". */
export function payText({
  salario_min: min,
  salario_max: max,
}: Pick<NewVacancy, 'salario_min' | 'salario_max'>): string {
  if (min !== null && max !== null && min !== max) {
    return say('{minimo} - {maximo} al año', { minimo: euros(min), maximo: euros(max) });
  }
  if (min !== null) {
    return say(min === max ? '{importe} al año' : 'desde {importe} al año', { importe: euros(min) });
  }
  return max === null ? say('salario a convenir') : say('hasta {importe} al año', { importe: euros(max) });
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
    say('contrato {tipo}', { tipo: CONTRATO_LABEL[vacancy.tipo_contrato].toLowerCase() }),
    say('jornada {tipo}', { tipo: JORNADA_LABEL[vacancy.jornada].toLowerCase() }),
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
) {
  const more = found.length - LISTED;
  const titles = found.slice(0, IN_PREVIEW).map(({ titulo }) => titulo);
  return {
    causa: `alerta_ofertas:${alert.id}:${dia}`,
    plantilla: 'alerta_ofertas',
    destinatario: alert.email,
    alerta_id: alert.id,
    idioma: alert.idioma,
    datos: () => ({
      resumen:
        found.length === 1
          ? say('Nueva oferta: {titulo}', { titulo: titles[0] ?? '' })
          : say('{total} ofertas nuevas para ti', { total: found.length }),
      avance: titles.join(', '),
      busqueda: inOneLine(inWords(alert.criterios, departmentName)),
      listado: appUrl + pathIn(alert.idioma, listPath(alert.criterios)),
      cierre: [
        ...(more > 0 ? [say('En la lista tienes {total} más.', { total: more })] : []),
        say('Te escribimos como mucho una vez al día, y solo cuando hay ofertas nuevas.'),
      ].join(' '),
    }),
    lista: () =>
      found.slice(0, LISTED).map((vacancy) => ({
        titulo: vacancy.titulo,
        detalle: detailOf(vacancy),
        destino: `${appUrl}${pathIn(alert.idioma, `/carreras/${vacancy.id}?canal=alerta`)}`,
      })),
  } satisfies NewEmail<'alerta_ofertas'>;
}
