-- The people, each with the current application.
INSERT INTO candidates (id, user_id, nombre, apellidos, email, telefono, fecha_nacimiento, direccion, ciudad, codigo_postal,
  departamento, posicion, experiencia, educacion, habilidades, carta_presentacion, cv_archivo_id, aplicacion_actual_id,
  aplicacion_version, vacante_id, otras_abiertas, estado, etapa, prioridad, fecha_aplicacion, fecha_respuesta,
  fecha_contratacion, feedback_rrhh, retirada_at, espera_desde, created_at, updated_at)
SELECT p.id, p.user_id, p.nombre, p.apellidos, 'persona' || p.n || '@example.com', p.telefono,
  date '1965-01-01' + (pg_temp.chance(p.n, 30) * 14000)::int, 'Carrer de l’Exemple, ' || p.n % 200,
  pg_temp.pick(ARRAY['Barcelona', 'Barcelona', 'Barcelona', 'L''Hospitalet de Llobregat', 'Badalona', 'Sabadell', 'Terrassa',
    'Martorell', 'Tarragona', 'Girona'], p.n, 31), '08' || lpad((p.n % 100)::text, 3, '0'), c.departamento, c.posicion,
  pg_temp.pick(ARRAY['Cinco años en reparto con furgoneta.', 'Conductor de camión portavehículos por Europa.',
    'Taller mecánico: diagnosis y frenos.', 'Coordinación de rutas y atención a clientes.'], p.n, 32)
    || repeat(' Trabajo en equipo y turnos de noche.', 8),
  pg_temp.pick(ARRAY['ESO', 'Bachillerato', 'CFGM Electromecánica', 'CFGS Transporte y logística'], p.n, 33),
  (ARRAY['carretilla', 'inglés', 'mecánica', 'tacógrafo', 'Excel', 'neumáticos'])[1 + p.n % 4 : 3 + p.n % 4],
  'Me gustaría trabajar con vosotros.' || repeat(' Vivo cerca y tengo disponibilidad.', 10)
    || CASE WHEN p.n % 9000 = 7 THEN ' Restauro motocicletas clásicas.' ELSE '' END,
  p.file_id, c.id, 1, c.vacancy, c.others, c.estado, CASE WHEN c.estado IN (:interview) THEN 'entrevista' ELSE c.estado END, c.prioridad,
  c.at, c.answered, CASE WHEN c.estado = 'contratada' THEN c.answered END,
  CASE WHEN pg_temp.chance(c.a, 34) < 0.2 THEN 'Buena primera impresión.' END, c.withdrawn, c.waiting, p.since, :now
FROM people p JOIN current c ON c.person = p.id;

INSERT INTO aplicaciones_vacantes (id, candidato_id, vacante_id, departamento, posicion, estado, estado_candidato,
  prioridad, fecha_aplicacion, fecha_respuesta, fecha_contratacion, feedback_rrhh, retirada_at, en_fase_desde, created_at,
  etapas_alcanzadas, fase_id)
SELECT id, person, vacancy, departamento, posicion, estado, estado, prioridad, at, answered,
  CASE WHEN estado = 'contratada' THEN answered END,
  CASE WHEN pg_temp.chance(a, 34) < 0.2 THEN 'Buena primera impresión.' END, withdrawn, coalesce(answered, at), at,
  -- Bits of the stages: an application with an answer has also been reviewed.
  1 | CASE WHEN estado = 'recibida' THEN 0 ELSE 2 END
    | CASE WHEN estado IN (:interview) THEN 4 WHEN estado = 'contratada' THEN 8 WHEN estado = 'rechazada' THEN 16 ELSE 0 END,
  -- The trigger replaces a phase that does not fit by the first of the estado, if there is one.
  CASE WHEN a % 3 = 0 THEN pg_temp.id_of('phase1', v) END
FROM applications;

INSERT INTO aplicacion_historial (id, aplicacion_id, tipo, de, a, actor_id, visible_at, created_at, estancia_etapa,
  estancia_desde)
SELECT pg_temp.id_of('applied', a), id, 'creada', NULL, 'recibida', NULL::uuid, at, at, NULL, NULL::timestamptz
FROM applications
UNION ALL
SELECT pg_temp.id_of('read', a), id, 'movida', 'recibida', 'en_revision', by, answered, answered, 'recibida',
  least(at, answered)
FROM applications WHERE estado <> 'recibida'
UNION ALL
SELECT pg_temp.id_of('decided', a), id, 'movida', 'en_revision', estado, by, answered + interval '1 minute', answered + interval '1 minute',
  'en_revision', answered
FROM applications WHERE estado NOT IN ('recibida', 'en_revision')
UNION ALL
SELECT pg_temp.id_of('gone', a), id, 'retirada', NULL, NULL, NULL, withdrawn, withdrawn + interval '2 minutes', NULL, NULL
FROM applications WHERE withdrawn IS NOT NULL;

-- Interviews: past ones in the order of the applications, two a day for each of twelve interviewers; future: six a day.
INSERT INTO interviews (candidato_id, aplicacion_id, inicio, fin, tipo, ubicacion, entrevistador_id, entrevistador_nombre,
  estado, created_at)
SELECT person, id, day + hour, day + hour + interval '30 minutes',
  pg_temp.pick(ARRAY['presencial', 'presencial', 'virtual', 'telefonica'], a, 40), 'Sala 2',
  pg_temp.id_of('staff', 4 + lane), 'Persona Equipo ' || (4 + lane),
  CASE WHEN ahead THEN pg_temp.pick(ARRAY['programada', 'confirmada'], a, 41)
    ELSE pg_temp.pick(ARRAY['realizada', 'realizada', 'realizada', 'realizada', 'realizada', 'cancelada', 'no_presentada'], a, 42) END,
  least(at, day)
FROM (
  SELECT person, id, a, at, ahead, place % 12 AS lane,
    CASE WHEN ahead THEN date_trunc('day', :now) + (1 + place / 72) * interval '1 day'
      ELSE date_trunc('day', :now) - (1 + place / 24) * interval '1 day' END AS day,
    CASE WHEN ahead THEN interval '7 hours' + place / 12 % 6 * interval '90 minutes'
      ELSE interval '8 hours' + place / 12 % 2 * interval '4 hours' END AS hour
  FROM (
    SELECT *, estado = 'entrevista_programada' AS ahead,
      row_number() OVER (PARTITION BY estado = 'entrevista_programada' ORDER BY at DESC) - 1 AS place
    FROM applications WHERE withdrawn IS NULL AND (estado IN (:interview, 'contratada')
      OR estado = 'rechazada' AND luck > 0.925)
  ) placed
) booked
ON CONFLICT DO NOTHING;

UPDATE candidates c SET entrevista_fecha = (i.inicio AT TIME ZONE 'Europe/Madrid')::date,
  entrevista_hora = to_char(i.inicio AT TIME ZONE 'Europe/Madrid', 'HH24:MI'), entrevista_tipo = i.tipo,
  entrevista_ubicacion = i.ubicacion
FROM interviews i WHERE i.candidato_id = c.id AND i.inicio > :now AND i.estado IN ('programada', 'confirmada');
