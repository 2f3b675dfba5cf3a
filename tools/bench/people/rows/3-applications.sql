-- Applications: everybody has one, three in twenty a second, one in twenty a third.
CREATE TEMP TABLE given AS
SELECT p.n * 4 + k AS a, p.n, p.id AS person, since + (:now - since) * CASE k WHEN 1 THEN 0 ELSE pg_temp.chance(p.n, 10 + k) END
  AS at,
  CASE WHEN pg_temp.chance(p.n * 4 + k, 20) < 0.15 THEN 0 ELSE ceil(80 * pg_temp.chance(p.n * 4 + k, 21) ^ 2)::int END AS v,
  pg_temp.chance(p.n * 4 + k, 22) AS luck
FROM people p CROSS JOIN generate_series(1, 3) k
WHERE k = 1 OR k = 2 AND p.n % 20 < 3 OR k = 3 AND p.n % 20 = 0;

-- Old applications are decided, the newest are open.
CREATE TEMP TABLE decided AS
SELECT a, n, person, at, v, luck,
  CASE
    WHEN age < 10 THEN CASE WHEN luck < 0.7 THEN 'recibida' WHEN luck < 0.94 THEN 'en_revision' ELSE 'entrevista_programada' END
    WHEN age < 60 THEN CASE WHEN luck < 0.12 THEN 'recibida' WHEN luck < 0.35 THEN 'en_revision'
      WHEN luck < 0.45 THEN 'entrevista_programada' WHEN luck < 0.52 THEN 'entrevista_realizada'
      WHEN luck < 0.58 THEN 'contratada' ELSE 'rechazada' END
    WHEN luck < 0.03 THEN 'recibida' WHEN luck < 0.06 THEN 'en_revision' WHEN luck < 0.07 THEN 'entrevista_realizada'
    WHEN luck < 0.16 THEN 'contratada' ELSE 'rechazada' END AS estado
FROM (SELECT *, extract(epoch FROM :now - at) / 86400 AS age FROM given) aged;

CREATE TEMP TABLE applications AS
SELECT d.*, pg_temp.id_of('application', a) AS id, o.id AS vacancy, coalesce(o.departamento, 'chofer') AS departamento,
  coalesce(o.posicion, 'conductor') AS posicion,
  CASE WHEN d.estado <> 'recibida' THEN least(:now, at + (1 + 8 * pg_temp.chance(a, 23)) * interval '1 day') END AS answered,
  CASE WHEN pg_temp.chance(a, 24) < 0.03 THEN least(:now, at + interval '9 days') END AS withdrawn,
  pg_temp.pick(ARRAY['alta', 'media', 'media', 'media', 'baja'], a, 25) AS prioridad,
  pg_temp.id_of('staff', a % 4) AS by
FROM decided d LEFT JOIN openings o USING (v);

CREATE INDEX ON applications (person);
ANALYZE applications;

-- A person has one open application per vacancy: of two, the later one is rejected.
UPDATE applications a SET estado = 'rechazada', answered = :now, withdrawn = NULL
FROM applications b
WHERE b.person = a.person AND b.v = a.v AND b.a < a.a
  AND a.estado NOT IN ('contratada', 'rechazada');

-- The current application of each person, chosen as in project-candidate.ts; checked against the rules of the tests.
CREATE TEMP TABLE current AS
SELECT DISTINCT ON (person) a.*,
  (SELECT count(*) FROM applications o WHERE o.person = a.person AND o.id <> a.id AND o.withdrawn IS NULL
     AND o.estado NOT IN ('contratada', 'rechazada')) AS others,
  (SELECT min(coalesce(o.answered, o.at)) FROM applications o WHERE o.person = a.person AND o.withdrawn IS NULL
     AND o.estado NOT IN ('contratada', 'rechazada')) AS waiting
FROM (SELECT * FROM applications) a
ORDER BY person, CASE WHEN withdrawn IS NOT NULL THEN 0 ELSE CASE estado WHEN 'entrevista_realizada' THEN 13
  WHEN 'entrevista_programada' THEN 12 WHEN 'en_revision' THEN 11 WHEN 'recibida' THEN 10 WHEN 'contratada' THEN 5
  ELSE 0 END END DESC, at DESC, id DESC;
