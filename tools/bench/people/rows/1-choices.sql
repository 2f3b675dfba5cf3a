-- Pseudo-random choices: the same number gives the same choice in every run.
CREATE FUNCTION pg_temp.chance(n bigint, salt int) RETURNS float8 IMMUTABLE LANGUAGE sql
  AS $$ SELECT (hashint8extended(n, salt) & 2147483647)::float8 / 2147483648 $$;
CREATE FUNCTION pg_temp.pick(words text[], n bigint, salt int) RETURNS text IMMUTABLE LANGUAGE sql
  AS $$ SELECT words[1 + floor(pg_temp.chance(n, salt) * cardinality(words))::int] $$;
-- Shaped as a random UUID.
CREATE FUNCTION pg_temp.id_of(kind text, n bigint) RETURNS uuid IMMUTABLE LANGUAGE sql
  AS $$ SELECT overlay(overlay(md5(kind || n) PLACING '4' FROM 13 FOR 1) PLACING '8' FROM 17 FOR 1)::uuid $$;

-- Vacancies: a few get most of the applications. Number 0 means a spontaneous application.
CREATE TEMP TABLE openings AS
SELECT v, pg_temp.id_of('vacancy', v) AS id,
  (ARRAY['chofer', 'chofer', 'mantenimiento', 'logistica', 'administracion'])[1 + v % 5] AS departamento,
  (ARRAY['conductor', 'conductor', 'mecanico', 'coordinador', 'contador'])[1 + v % 5] AS posicion
FROM generate_series(1, 80) v;

INSERT INTO vacantes (id, titulo, departamento, posicion, ubicacion, descripcion, estado, fecha_publicacion)
SELECT id, initcap(posicion) || ' ' || v, departamento, posicion,
  pg_temp.pick(ARRAY['Barcelona', 'Martorell', 'Sabadell', 'Tarragona'], v, 1),
  repeat('Traslado y preparación de vehículos. ', 30),
  CASE WHEN v <= 25 THEN 'activa' WHEN v <= 30 THEN 'pausada' ELSE 'cerrada' END, :now - v * interval '9 days'
FROM openings;

-- Every second vacancy has phases.
INSERT INTO fases (id, vacante_id, estado, orden, nombre, dias)
SELECT pg_temp.id_of('phase' || orden, v), id, estado, orden, nombre, dias
FROM openings, (VALUES ('en_revision', 0, 'Llamada de filtro', 3), ('en_revision', 1, 'Prueba de conducción', 7),
  ('entrevista_realizada', 2, 'Referencias', NULL)) AS phase (estado, orden, nombre, dias)
WHERE v % 2 = 1;

-- Staff: four in human resources and twelve interviewers. All share the password of the bench.
INSERT INTO users (id, email, email_normalizado, password_hash, role, nombre, apellidos, email_verified_at)
SELECT pg_temp.id_of('staff', s), address, address, :password, 'rrhh', 'Persona', 'Equipo ' || s, :now
FROM generate_series(0, 15) s,
  LATERAL (SELECT CASE WHEN s = 0 THEN :staff ELSE 'equipo' || s || '@example.com' END AS address) a;
