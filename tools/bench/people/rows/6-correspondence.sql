-- Messages to people and notes about them. The largest loads read none of it and leave it out.
INSERT INTO correos (causa, plantilla, destinatario, user_id, candidato_id, aplicacion_id, historial_id, asunto, html, texto,
  estado, enviar_desde, reclamado_at, enviado_at, intentos, created_at)
SELECT causa, plantilla, 'persona' || p.n || '@example.com', p.user_id, p.id, m.id, historial, asunto,
  '<p>Hola ' || p.nombre || ':</p>' || repeat('<p>Gracias por tu interés.</p>', 20), repeat('Gracias por tu interés. ', 20),
  CASE WHEN pg_temp.chance(a, 52) < 0.01 THEN 'fallido' ELSE 'enviado' END, at, at,
  CASE WHEN pg_temp.chance(a, 52) < 0.01 THEN NULL ELSE at END, 1, at
FROM (
  SELECT a, person, id, 'candidatura_recibida:' || id AS causa, 'candidatura_recibida' AS plantilla,
    pg_temp.id_of('applied', a) AS historial, 'Hemos recibido tu candidatura: ' || posicion AS asunto, at FROM applications
  UNION ALL
  SELECT a, person, id, 'movimiento:' || pg_temp.id_of('decided', a), CASE estado WHEN 'contratada' THEN 'contratacion' ELSE 'rechazo' END,
    pg_temp.id_of('decided', a), 'Tu candidatura: ' || posicion, answered FROM applications WHERE estado IN ('contratada', 'rechazada')
) m JOIN people p ON p.id = m.person;

INSERT INTO notificaciones (candidato_id, aplicacion_id, tipo, causa, titulo, texto, enlace, leida_at, created_at)
SELECT person, a.id, 'estado', 'bench:' || a.id, 'Tu candidatura ha cambiado', 'Ahora está en otra fase.', '/portal-candidato',
  CASE WHEN a % 3 > 0 THEN answered END, answered
FROM applications a JOIN people p ON p.id = a.person WHERE p.user_id IS NOT NULL AND answered IS NOT NULL;
INSERT INTO notificaciones (candidato_id, tipo, causa, titulo, texto, enlace, created_at)
SELECT id, 'mensaje', 'bench:many:' || k, 'Tienes un mensaje nuevo', 'Recursos Humanos te ha escrito.', '/portal-candidato',
  :now - k * interval '1 hour' FROM people CROSS JOIN generate_series(1, 200) k WHERE n = 1;

-- Conversations for one person in eight; person 1 has written for years.
CREATE TEMP TABLE threads AS
SELECT n, id, CASE WHEN n = 1 THEN 500 ELSE 1 + n % 6 END AS messages FROM people WHERE n % 8 = 1;
INSERT INTO hilos (candidato_id, mensajes, ultimo_autor, ultimo_at, sin_leer_rrhh)
SELECT id, messages, 'candidato', :now - n * interval '11 minutes', (n % 80 = 1)::int FROM threads;
INSERT INTO mensajes_hilo (candidato_id, orden, autor, texto, leido_rrhh_at, leido_candidato_at, created_at)
SELECT id, k, CASE WHEN (messages - k) % 2 = 0 THEN 'candidato' ELSE 'rrhh' END, '¿Cuándo sabré algo de mi candidatura?',
  CASE WHEN k < messages OR n % 80 <> 1 THEN :now END, :now,
  :now - n * interval '11 minutes' - (messages - k) * interval '1 hour'
FROM threads, generate_series(1, messages) k;

INSERT INTO notas_candidato (candidato_id, aplicacion_id, autor_id, texto, created_at)
SELECT person, id, by, 'Llamada: encaja, pide turno de mañana.', least(:now, at + interval '2 days')
FROM applications WHERE a % 5 = 0;
INSERT INTO system_logs (actor_id, action, details, entity, entity_id, created_at)
SELECT by, 'cv.viewed', 'CV consultado', 'candidates', person::text, answered FROM applications WHERE answered IS NOT NULL AND n % 2 = 0;
