/**
 * GET /api/candidates/me. One round trip: the check of the session and what a person sees of their own applications, as
 * JSON. The sentences of each step come from the product's own pure function, because they are its texts.
 */
import { answers, availability, consents, cv, qualifications } from '../belongings.ts';
import { ofProduct } from '../../product.ts';
import { isOpen, instant } from '../sql.ts';
import { read, type Route } from '../route.ts';

const { portalView } = await ofProduct<{ portalView: (standing: object) => object }>(
  'candidates/portal/portal.rules.js',
);

/** The name of a department, or of its position. */
const NAMES = (row: string) => `coalesce(${row}d.nombre, initcap(${row}.departamento)) AS departamento_nombre,
  coalesce(${row}p.nombre, initcap(${row}.posicion)) AS posicion_nombre`;
const NAME_JOINS = (
  row: string,
) => `LEFT JOIN departamentos_vacantes ${row}d ON ${row}d.codigo = ${row}.departamento
  LEFT JOIN posiciones_departamento ${row}p ON ${row}p.departamento_id = ${row}d.id AND ${row}p.codigo = ${row}.posicion`;

/** In how many days the department of `a` usually gives its first answer: the rules of answer-days.ts. */
const USUAL_DAYS = `(SELECT CASE WHEN count(*) >= 10
    THEN greatest(1, ceil((array_agg(days ORDER BY days))[ceil(count(*) * 0.75::float8)::int]))::int END FROM (
  SELECT extract(epoch FROM l.fecha_respuesta - l.fecha_aplicacion)::float8 / 86400 AS days FROM aplicaciones_vacantes l
  WHERE l.departamento = a.departamento AND l.deleted_at IS NULL
    AND (l.fecha_respuesta IS NOT NULL OR l.retirada_at IS NULL)
    AND l.fecha_aplicacion >= now() - interval '8760 hours' AND l.fecha_aplicacion < now() - interval '720 hours'
  ORDER BY l.fecha_aplicacion DESC LIMIT 200) latest)`;

/** Applications as their person may see them. @param which a condition for the rows `a` */
export const applicationsSeen = (
  which: string,
) => `    SELECT a.id, a.vacante_id, va.titulo AS vacante_titulo, a.departamento, a.posicion, ${NAMES('a')},
      a.estado_candidato AS estado, a.fecha_aplicacion AS placed, ${instant('a.fecha_aplicacion')} AS fecha_aplicacion,
      a.retirada_at IS NOT NULL AS retirada, ${instant('a.retirada_at')} AS fecha_retirada,
      ${isOpen('seen')} AS abierta, ${answers('a.cuestionario_respuestas')} AS cuestionario_respuestas,
      coalesce((SELECT json_agg(json_build_object('fecha', ${instant('h.visible_at')}, 'estado', h.a,
          'mensaje', h.mensaje_candidato) ORDER BY h.created_at, h.id)
        FROM aplicacion_historial h WHERE h.aplicacion_id = a.id AND h.tipo IN ('creada', 'movida')
          AND h.a IS NOT NULL AND h.deshecha_at IS NULL AND h.visible_at IS NOT NULL), '[]'::json) AS historial,
      EXISTS (SELECT 1 FROM interviews i WHERE i.aplicacion_id = a.id AND i.deleted_at IS NULL
        AND i.estado IN ('programada', 'confirmada') AND i.fin > now()) AS ahead,
      CASE WHEN a.estado_candidato = 'recibida' AND a.retirada_at IS NULL THEN ${USUAL_DAYS} END AS usual,
      CASE WHEN ${isOpen('seen')} THEN 10 + array_position(ARRAY['recibida', 'en_revision', 'entrevista_programada',
          'entrevista_realizada', 'contratada', 'rechazada'], a.estado_candidato)
        WHEN a.estado_candidato = 'contratada' AND a.retirada_at IS NULL THEN 5 ELSE 0 END AS rank
    FROM aplicaciones_vacantes a
    CROSS JOIN LATERAL (SELECT a.estado_candidato AS estado, a.retirada_at, a.deleted_at) seen
    LEFT JOIN vacantes va ON va.id = a.vacante_id ${NAME_JOINS('a')}
    WHERE ${which} AND a.deleted_at IS NULL`;

/** Days in which human resources answers, by stage. */
export const ANSWER_DAYS = `(SELECT json_object_agg(etapa, dias) FROM tiempos_respuesta)`;

const statement = read(
  'portal',
  'own:read',
  `SELECT (SELECT row_to_json(x) FROM (SELECT c.id, c.nombre, c.apellidos, c.email, c.telefono, c.fecha_nacimiento, c.direccion,
      c.ciudad, c.codigo_postal, c.departamento, c.posicion, c.experiencia, c.educacion, c.habilidades,
      c.carta_presentacion, ${NAMES('c')}, ${cv('f')} AS cv,
      CASE WHEN f.id IS NOT NULL THEN '/api/candidates/' || c.id || '/cv' END AS cv_url,
      ${instant('c.updated_at')} AS updated_at, ${qualifications('c.id')} AS cualificaciones,
      ${consents('c.id')} AS consentimientos
    FROM candidates c ${NAME_JOINS('c')} ${availability('c.id')} LEFT JOIN archivos f ON f.id = c.cv_archivo_id
    WHERE c.id = me.id) x) AS candidate,
  coalesce((SELECT json_agg(y ORDER BY y.placed DESC, y.id DESC) FROM (${applicationsSeen('a.candidato_id = me.id')}) y),
    '[]'::json) AS applications,
  ${ANSWER_DAYS} AS days
  FROM (SELECT 1) one LEFT JOIN (SELECT c.id FROM candidates c, session s
    WHERE c.user_id = s.user_id AND c.deleted_at IS NULL) me ON true`,
);

export interface Seen {
  id: string;
  estado: string;
  fecha_aplicacion: string;
  fecha_retirada: string | null;
  historial: { estado: string; fecha: string }[];
  ahead: boolean;
  usual: number | null;
  rank: number;
  placed: string;
}

/** What the portal shows of an application. */
export const shown = (
  { ahead, usual: usualDays, rank: _rank, placed: _placed, ...one }: Seen,
  answerDays: object,
) => ({
  ...one,
  ...portalView({
    ...{ estado: one.estado, appliedAt: one.fecha_aplicacion, withdrawnAt: one.fecha_retirada, answerDays },
    ...{ interviewAhead: ahead, usualDays },
    history: one.historial.map(({ estado, fecha }) => ({ estado, at: fecha })),
  }),
});

export const portal: Route = {
  method: 'GET',
  path: /^\/api\/candidates\/me$/,
  answer: async (request) => {
    const found = await statement<{ candidate: object | null; applications: Seen[]; days: object }>(
      request,
      [],
    );
    if (!found.candidate) return { body: '{"candidate":null,"current":null,"applications":[]}' };
    const current = found.applications.reduce<Seen | null>(
      (best, one) => (best && best.rank >= one.rank ? best : one),
      null,
    );
    const applications = found.applications.map((one) => shown(one, found.days));
    return {
      body: JSON.stringify({
        candidate: found.candidate,
        current: applications.find(({ id }) => id === current?.id) ?? null,
        applications,
      }),
    };
  },
};
