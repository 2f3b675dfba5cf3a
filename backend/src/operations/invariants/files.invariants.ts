import type { Invariants } from './invariant.js';

/** Rows of files against the records that own them. */
export const FILES_INVARIANTS: Invariants = {
  'a file in use has its owner, and an owner its file': `
    SELECT f.id FROM archivos f
    LEFT JOIN cv_historial v ON v.archivo_id = f.id
    LEFT JOIN documentos_solicitados d ON d.archivo_id = f.id
    LEFT JOIN mensajes_hilo_adjuntos t ON t.archivo_id = f.id
    LEFT JOIN borradores_candidatura b ON b.cv_archivo_id = f.id
    LEFT JOIN borradores_cv i ON i.archivo_id = f.id
    LEFT JOIN correos_sin_asignar s ON s.archivo_id = f.id
    LEFT JOIN medios_canal w ON w.archivo_id = f.id
    WHERE (f.estado = 'en_uso')::int <> num_nonnulls(v.id, d.id, t.archivo_id, b.id, i.id, s.id, w.id)`,
  'a person has the last CV of the history': `
    SELECT c.id FROM candidates c
    LEFT JOIN cv_historial v ON v.candidato_id = c.id AND v.hasta IS NULL
    WHERE c.cv_archivo_id IS DISTINCT FROM v.archivo_id`,
};
