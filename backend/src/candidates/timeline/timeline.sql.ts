import type { HistoriaTipo } from '@hiring/contract';

/** Columns of every source, in this order. `$1` is the candidate. */
interface Source {
  tipo: HistoriaTipo;
  /** FROM and WHERE on the source's own index by person. */
  from: string;
  /** When it happened; the index of the source ends with it. */
  at: string;
  columns: { clave: string; suceso: string; actor?: string; de?: string; a?: string; texto?: string } & {
    anulado?: string;
    cuando?: string;
  };
}

/** Texts are read whole where they belong; the history shows their beginning. */
const SHOWN = 400;

const SOURCES: readonly Source[] = [
  {
    tipo: 'movimiento',
    from: `aplicacion_historial h JOIN aplicaciones_vacantes a ON a.id = h.aplicacion_id WHERE a.candidato_id = $1`,
    at: 'h.created_at',
    columns: {
      clave: `'h' || h.id`,
      suceso: 'h.tipo',
      actor: 'h.actor_id',
      de: 'h.de',
      a: 'h.a',
      texto: 'h.mensaje_candidato',
      anulado: `h.deshecha_at IS NOT NULL AND h.tipo <> 'deshecha'`,
    },
  },
  {
    tipo: 'mensaje',
    from: `correos m WHERE m.candidato_id = $1 AND NOT m.de_cuenta`,
    at: 'm.created_at',
    columns: {
      clave: `'m' || m.id`,
      suceso: `'correo'`,
      actor: 'm.creado_por',
      texto: 'm.asunto',
      anulado: `m.estado = 'cancelado'`,
    },
  },
  {
    tipo: 'mensaje',
    from: `mensajes_hilo t WHERE t.candidato_id = $1`,
    at: 't.created_at',
    columns: {
      clave: `'t' || t.id`,
      suceso: `'conversacion_' || CASE t.autor WHEN 'rrhh' THEN 'rrhh' ELSE 'candidato' END`,
      actor: `CASE t.autor WHEN 'rrhh' THEN t.autor_user_id END`,
      texto: 't.texto',
    },
  },
  {
    tipo: 'nota',
    from: `notas_candidato n WHERE n.candidato_id = $1 AND n.deleted_at IS NULL`,
    at: 'n.created_at',
    columns: { clave: `'n' || n.id`, suceso: `'nota'`, actor: 'n.autor_id', texto: 'n.texto' },
  },
  {
    tipo: 'entrevista',
    from: `interviews i WHERE i.candidato_id = $1`,
    at: 'i.created_at',
    columns: {
      clave: `'i' || i.id`,
      suceso: `'entrevista'`,
      texto: 'i.tipo',
      anulado: `i.deleted_at IS NOT NULL OR i.estado = 'cancelada'`,
      cuando: 'i.inicio',
    },
  },
  {
    tipo: 'documento',
    from: `documentos_solicitados d WHERE d.candidato_id = $1`,
    at: 'd.created_at',
    columns: {
      clave: `'d' || d.id`,
      suceso: `'documento_pedido'`,
      actor: 'd.solicitado_por',
      texto: 'd.nombre',
      anulado: `d.estado = 'cancelado'`,
    },
  },
  {
    tipo: 'documento',
    from: `documentos_solicitados d WHERE d.candidato_id = $1 AND d.subido_at IS NOT NULL`,
    at: 'd.subido_at',
    columns: { clave: `'u' || d.id`, suceso: `'documento_recibido'`, texto: 'd.nombre' },
  },
  {
    tipo: 'documento',
    from: `cv_historial v JOIN archivos f ON f.id = v.archivo_id WHERE v.candidato_id = $1`,
    at: 'v.desde',
    columns: { clave: `'v' || v.id`, suceso: `'cv_recibido'`, texto: 'f.nombre_original' },
  },
  {
    tipo: 'cv',
    from: `system_logs l WHERE l.entity_id = $1::text AND l.entity = 'candidates' AND l.action IN ('cv.viewed', 'cv.downloaded')`,
    at: 'l.created_at',
    columns: {
      clave: `'l' || l.id`,
      suceso: `CASE l.action WHEN 'cv.viewed' THEN 'cv_visto' ELSE 'cv_descargado' END`,
      actor: 'l.actor_id',
    },
  },
];

/**
 * The newest of all sources before a place, each read no further than a page; readings of the CV only when asked for. Parameters: the candidate, the instant
 * and the key of the last one read (null: from the newest), how many.
 */
export function timelineSql(tipo: HistoriaTipo | null): string {
  const parts = SOURCES.filter((source) => (tipo === null ? source.tipo !== 'cv' : source.tipo === tipo)).map(
    ({ tipo, from, at, columns: c }) =>
      `(SELECT ${c.clave} AS clave, '${tipo}' AS tipo, ${c.suceso} AS suceso, ${at} AS fecha,
          ${c.actor ?? 'NULL::uuid'} AS actor_id, ${c.de ?? 'NULL'} AS de, ${c.a ?? 'NULL'} AS a,
          left(${c.texto ?? 'NULL'}, ${SHOWN}) AS texto, ${c.anulado ?? 'false'} AS anulado,
          ${c.cuando ?? 'NULL::timestamptz'} AS cuando
        FROM ${from}
          AND ($2::timestamptz IS NULL OR ${at} <= $2::timestamptz AND (${at}, ${c.clave}) < ($2::timestamptz, $3::text))
        ORDER BY ${at} DESC, 1 DESC LIMIT $4)`,
  );
  return `SELECT happened.*, to_char(fecha AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS exacta,
            coalesce(nullif(concat_ws(' ', u.nombre, u.apellidos), ''), u.email) AS autor
          FROM (SELECT * FROM (${parts.join(' UNION ALL ')}) all_kinds
                ORDER BY fecha DESC, clave DESC LIMIT $4) happened
          LEFT JOIN users u ON u.id = happened.actor_id AND u.role <> 'candidate'
          ORDER BY fecha DESC, clave DESC`;
}
