-- Rows that belong to people and applications.
INSERT INTO cv_historial (candidato_id, archivo_id, origen, desde)
SELECT id, file_id, 'candidatura', since FROM people WHERE file_id IS NOT NULL;
INSERT INTO cv_textos (archivo_id, estado, leido_at, texto)
SELECT file_id, 'leido', :now, 'Experiencia: ' || pg_temp.pick(ARRAY['grúa portavehículos', 'reparto urbano',
    'almacén y carretilla', 'chapa y pintura', 'atención telefónica', 'mantenimiento de flota'], hashtext(file_id::text), 50)
  || repeat(' en empresas del sector.', 20)
FROM people WHERE file_id IS NOT NULL
ON CONFLICT (archivo_id) DO UPDATE SET estado = excluded.estado, leido_at = excluded.leido_at, texto = excluded.texto;

INSERT INTO cualificaciones (candidato_id, tipo, caduca_el)
SELECT id, tipo, :now::date + (pg_temp.chance(n, 51) * 2000 - 200)::int FROM people,
  LATERAL (SELECT unnest((ARRAY['permiso_b', 'permiso_c', 'permiso_c_e', 'cap_mercancias', 'carretilla'])[1 : n % 6]) AS tipo) t;
INSERT INTO disponibilidades (candidato_id, turnos, vehiculo_propio)
SELECT id, (ARRAY['manana', 'tarde', 'noche'])[1 + n % 3 : 2 + n % 3], n % 3 > 0 FROM people WHERE n % 10 < 7;
INSERT INTO consentimientos (candidato_id, finalidad, version, otorgado_at)
SELECT id, 'futuras_ofertas', '1.0', since FROM people WHERE n % 10 < 3;

-- Tags for one person in three.
INSERT INTO etiquetas (nombre) SELECT unnest(ARRAY['Turno de noche', 'Recomendado', 'Llamar en otoño', 'Internacional']);
INSERT INTO candidato_etiquetas (candidato_id, etiqueta_id)
SELECT p.id, t.id FROM people p JOIN (SELECT id, row_number() OVER (ORDER BY clave) AS place FROM etiquetas) t ON p.n % 12 = t.place;
