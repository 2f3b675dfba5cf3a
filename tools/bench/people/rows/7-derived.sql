-- Does for all rows at once what triggers do row by row.
DELETE FROM counters WHERE name = 'users';
INSERT INTO counters (name, k1, slot, value) SELECT 'users', role, 0, count(*) FROM users GROUP BY role;

INSERT INTO plazos_conservacion (candidato_id, actividad_at, cerrada)
SELECT c.id, greatest(c.created_at, a.last, f.last), c.estado <> 'contratada' AND (c.retirada_at IS NOT NULL OR c.estado = 'rechazada')
FROM candidates c
LEFT JOIN (SELECT candidato_id, max(greatest(fecha_aplicacion, en_fase_desde, retirada_at)) AS last
  FROM aplicaciones_vacantes GROUP BY 1) a ON a.candidato_id = c.id
LEFT JOIN (SELECT candidato_id, max(otorgado_at) AS last FROM consentimientos GROUP BY 1) f ON f.candidato_id = c.id
ON CONFLICT DO NOTHING;
