-- People: two in three have an account, four in five a CV.
CREATE TEMP TABLE people AS
SELECT n, pg_temp.id_of('candidate', n) AS id,
  CASE WHEN n = 1 OR pg_temp.chance(n, 1) < 0.67 THEN pg_temp.id_of('user', n) END AS user_id,
  CASE WHEN pg_temp.chance(n, 2) < 0.8 THEN pg_temp.id_of('file', n) END AS file_id,
  pg_temp.pick(ARRAY['Núria', 'Jordi', 'Ahmed', 'Lucía', 'Pau', 'Íñigo', 'Fátima', 'Marc', 'Carmen', 'Antonio', 'María',
    'José', 'Laura', 'Javier', 'Montserrat', 'Mohamed', 'Ana', 'Sergio', 'Elena', 'Raúl', 'Irina', 'Andrei'], n, 3)
    AS nombre,
  pg_temp.pick(ARRAY['Puig', 'García', 'Ñíguez', 'Álvarez', 'Serra', 'Benali', 'López', 'Martínez', 'Vila', 'Soler',
    'Fernández', 'Ruiz', 'Moreno', 'Castro', 'Ionescu', 'Haddad', 'Roca', 'Ferrer', 'Ortega', 'Vidal'], n, 4) || ' ' ||
  pg_temp.pick(ARRAY['Costa', 'Pérez', 'Sánchez', 'Gómez', 'Torres', 'Ramírez', 'Navarro', 'Domínguez', 'Gil', 'Vázquez',
    'Serrano', 'Blanco', 'Molina', 'Suárez', 'Ortiz', 'Rubio', 'Sanz', 'Iglesias', 'Medina', 'Cortés'], n, 5) AS apellidos,
  -- One in two hundred is a duplicate with the telephone number of the person before.
  '6' || lpad((n - (n % 200 = 0)::int)::text, 8, '0') AS telefono,
  :now - pg_temp.chance(n, 6) ^ 1.3 * interval '1000 days' AS since
FROM generate_series(1, :people) n;

INSERT INTO users (id, email, email_normalizado, password_hash, nombre, apellidos, email_verified_at, created_at)
SELECT user_id, 'persona' || n || '@example.com', 'persona' || n || '@example.com', CASE WHEN n = 1 THEN :password END,
  nombre, apellidos, CASE WHEN n = 1 OR pg_temp.chance(n, 7) < 0.9 THEN since END, since
FROM people WHERE user_id IS NOT NULL;

INSERT INTO archivos (id, clave, estado, nombre_original, tipo, bytes, sha256, user_id, created_at)
SELECT file_id, 'bench/' || n || '.pdf', 'en_uso', 'CV ' || nombre || '.pdf', 'application/pdf', 90000, md5(n::text),
  user_id, since
FROM people WHERE file_id IS NOT NULL;
