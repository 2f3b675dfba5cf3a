import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What HR searches people by: the text of CVs, one vector a person, and what two records of one person share. */
export class Search1790000000021 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const statement of UP) await db.query(statement);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const statement of DOWN) await db.query(statement);
  }
}

const WORDS = 'asciiword, asciihword, hword_asciipart, word, hword, hword_part';

/** What the vector of a person is made of. Longer texts are found by stem, short ones also as they are typed. */
const VECTOR_OF = ['nombre', 'apellidos', 'email', 'telefono', 'posicion', 'ciudad', 'habilidades'].concat([
  'experiencia',
  'educacion',
  'carta_presentacion',
  'cv_archivo_id',
  'fecha_nacimiento',
]);

const UP = [
  // Accents go before the stem is taken: otherwise «mecánica» and «mecanico» would not meet.
  `CREATE TEXT SEARCH CONFIGURATION es_sin_acentos (COPY = spanish)`,
  `ALTER TEXT SEARCH CONFIGURATION es_sin_acentos ALTER MAPPING FOR ${WORDS} WITH unaccent, spanish_stem`,
  `CREATE TEXT SEARCH CONFIGURATION simple_sin_acentos (COPY = simple)`,
  `ALTER TEXT SEARCH CONFIGURATION simple_sin_acentos ALTER MAPPING FOR ${WORDS} WITH unaccent, simple`,

  // ------------------------------------------------------------------ text of CVs
  `CREATE TABLE cv_textos (
    archivo_id uuid NOT NULL,
    estado text NOT NULL DEFAULT 'pendiente',
    texto text,
    intentos smallint NOT NULL DEFAULT 0,
    leido_at timestamptz,
    CONSTRAINT cv_textos_pk PRIMARY KEY (archivo_id),
    CONSTRAINT cv_textos_archivo_fk FOREIGN KEY (archivo_id)
      REFERENCES cv_historial (archivo_id) ON DELETE CASCADE,
    CONSTRAINT cv_textos_estado_ck CHECK (estado IN ('pendiente', 'leido', 'vacio', 'ilegible')),
    CONSTRAINT cv_textos_texto_ck CHECK ((estado = 'leido') = (texto IS NOT NULL) AND length(texto) <= 100000)
  )`,
  `CREATE INDEX cv_textos_pendientes_ix ON cv_textos (archivo_id) WHERE estado = 'pendiente'`,
  `INSERT INTO cv_textos (archivo_id) SELECT archivo_id FROM cv_historial`,
  `CREATE FUNCTION cv_textos_pendiente() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO cv_textos (archivo_id) VALUES (NEW.archivo_id) ON CONFLICT DO NOTHING;
      RETURN NULL;
    END $$`,
  `CREATE TRIGGER cv_textos_pendiente_tg AFTER INSERT ON cv_historial
    FOR EACH ROW EXECUTE FUNCTION cv_textos_pendiente()`,

  // ------------------------------------------------------------------ one vector a person
  `CREATE TABLE busqueda_candidatos (
    candidato_id uuid NOT NULL,
    vector tsvector NOT NULL,
    clave_email text NOT NULL,
    clave_telefono text,
    clave_persona text,
    CONSTRAINT busqueda_candidatos_pk PRIMARY KEY (candidato_id),
    CONSTRAINT busqueda_candidatos_candidato_fk FOREIGN KEY (candidato_id)
      REFERENCES candidates (id) ON DELETE CASCADE
  )`,
  `CREATE FUNCTION vector_candidato(c candidates) RETURNS tsvector LANGUAGE sql STABLE AS $$
    SELECT setweight(
        to_tsvector('simple_sin_acentos', concat_ws(' ', c.nombre, c.apellidos, c.email,
                    translate(split_part(c.email, '@', 1), '._-+', '    ')))
        || to_tsvector('es_sin_acentos', concat_ws(' ', c.nombre, c.apellidos)), 'A')
      -- One or two letters would read half of the index as a prefix: the beginnings of names are words of their own.
      || array_to_tsvector(ARRAY(
          SELECT DISTINCT '^' || left(word, letters)
          FROM regexp_split_to_table(search_text(c.nombre, c.apellidos, c.email), '[^[:alnum:]]+') word,
               generate_series(1, 2) letters
          WHERE word <> ''
        ))
      || array_to_tsvector(array_remove(ARRAY[
          regexp_replace(c.telefono, '\\D', '', 'g'), right(regexp_replace(c.telefono, '\\D', '', 'g'), 9),
          -- The parser takes an address with a plus for two words.
          search_text(c.email)
        ], ''))
      || setweight(
        to_tsvector('es_sin_acentos', concat_ws(' ', replace(c.posicion, '_', ' '), array_to_string(c.habilidades, '. ')))
        || to_tsvector('simple_sin_acentos', concat_ws(' ', replace(c.posicion, '_', ' '), array_to_string(c.habilidades, '. '))),
        'B')
      || setweight(
        to_tsvector('simple_sin_acentos', c.ciudad)
        || to_tsvector('es_sin_acentos', concat_ws(E'.\\n', c.ciudad, c.experiencia, c.educacion)), 'C')
      || setweight(to_tsvector('es_sin_acentos', concat_ws(E'.\\n', c.carta_presentacion,
        (SELECT t.texto FROM cv_textos t WHERE t.archivo_id = c.cv_archivo_id))), 'D')
  $$`,
  // Gmail delivers to the same person whatever dots stand in the name, and whatever follows a plus.
  `CREATE FUNCTION clave_email(email text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT CASE WHEN split_part(lower(email), '@', 2) IN ('gmail.com', 'googlemail.com')
      THEN replace(split_part(split_part(lower(email), '@', 1), '+', 1), '.', '') || '@gmail.com'
      ELSE lower(trim(email)) END
  $$`,
  // As E.164 without its plus; a number of nine digits is Spanish. Too short a number says nothing.
  `CREATE FUNCTION clave_telefono(telefono text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT CASE WHEN length(digits) < 7 THEN NULL WHEN digits ~ '^[6-9][0-9]{8}$' THEN '34' || digits ELSE digits END
    FROM (SELECT regexp_replace(regexp_replace(telefono, '\\D', '', 'g'), '^00', '') AS digits) number
  $$`,
  `CREATE FUNCTION clave_persona(nombre text, apellidos text, nacimiento date) RETURNS text LANGUAGE sql STABLE AS $$
    SELECT regexp_replace(trim(search_text(nombre, apellidos)), '\\s+', ' ', 'g') || '|' || nacimiento
  $$`,
  `CREATE FUNCTION busqueda_candidato(c candidates) RETURNS void LANGUAGE sql AS $$
    INSERT INTO busqueda_candidatos AS b (candidato_id, vector, clave_email, clave_telefono, clave_persona)
    VALUES (c.id, vector_candidato(c), clave_email(c.email), clave_telefono(c.telefono),
            clave_persona(c.nombre, c.apellidos, c.fecha_nacimiento))
    ON CONFLICT (candidato_id) DO UPDATE SET vector = excluded.vector, clave_email = excluded.clave_email,
      clave_telefono = excluded.clave_telefono, clave_persona = excluded.clave_persona
  $$`,
  `CREATE FUNCTION busqueda_de_candidato() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM busqueda_candidato(NEW);
      RETURN NULL;
    END $$`,
  `CREATE TRIGGER candidates_busqueda_nueva_tg AFTER INSERT ON candidates
    FOR EACH ROW EXECUTE FUNCTION busqueda_de_candidato()`,
  `CREATE TRIGGER candidates_busqueda_cambio_tg AFTER UPDATE OF ${VECTOR_OF.join(', ')} ON candidates FOR EACH ROW
    WHEN ((${VECTOR_OF.map((column) => `OLD.${column}`).join(', ')})
      IS DISTINCT FROM (${VECTOR_OF.map((column) => `NEW.${column}`).join(', ')}))
    EXECUTE FUNCTION busqueda_de_candidato()`,
  // The person is locked and then read: a profile that is being saved at once is waited for and not overwritten.
  `CREATE FUNCTION busqueda_de_cv() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE person candidates;
    BEGIN
      FOR person IN SELECT * FROM candidates WHERE cv_archivo_id = NEW.archivo_id FOR NO KEY UPDATE LOOP
        PERFORM busqueda_candidato(person);
      END LOOP;
      RETURN NULL;
    END $$`,
  `CREATE TRIGGER cv_textos_busqueda_tg AFTER UPDATE OF texto ON cv_textos FOR EACH ROW
    WHEN (OLD.texto IS DISTINCT FROM NEW.texto) EXECUTE FUNCTION busqueda_de_cv()`,
  `DO $$ BEGIN PERFORM busqueda_candidato(c) FROM candidates c; END $$`,
  `CREATE INDEX busqueda_candidatos_vector_ix ON busqueda_candidatos USING gin (vector) WITH (fastupdate = on)`,
  `CREATE INDEX busqueda_candidatos_email_ix ON busqueda_candidatos (clave_email)`,
  `CREATE INDEX busqueda_candidatos_telefono_ix ON busqueda_candidatos (clave_telefono)`,
  `CREATE INDEX busqueda_candidatos_persona_ix ON busqueda_candidatos (clave_persona)`,

  // ------------------------------------------------------------------ notes
  `CREATE TABLE notas_candidato (
    id uuid NOT NULL DEFAULT gen_random_uuid(),
    candidato_id uuid NOT NULL,
    aplicacion_id uuid,
    autor_id uuid,
    texto text NOT NULL,
    causa text NOT NULL,
    version integer NOT NULL DEFAULT 1,
    editada_at timestamptz,
    deleted_at timestamptz,
    created_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT notas_candidato_pk PRIMARY KEY (id),
    CONSTRAINT notas_candidato_causa_uq UNIQUE (causa),
    CONSTRAINT notas_candidato_texto_ck CHECK (length(texto) BETWEEN 1 AND 4000),
    CONSTRAINT notas_candidato_candidato_fk FOREIGN KEY (candidato_id) REFERENCES candidates (id) ON DELETE CASCADE,
    CONSTRAINT notas_candidato_aplicacion_fk
      FOREIGN KEY (aplicacion_id) REFERENCES aplicaciones_vacantes (id) ON DELETE SET NULL,
    CONSTRAINT notas_candidato_autor_fk FOREIGN KEY (autor_id) REFERENCES users (id) ON DELETE SET NULL
  )`,
  `CREATE INDEX notas_candidato_candidato_ix ON notas_candidato (candidato_id, created_at DESC, id DESC)`,
  `CREATE INDEX notas_candidato_aplicacion_ix ON notas_candidato (aplicacion_id)`,
  `CREATE INDEX notas_candidato_autor_ix ON notas_candidato (autor_id)`,

  // ------------------------------------------------------------------ two records of one person
  `CREATE TABLE fusiones (
    id uuid NOT NULL DEFAULT gen_random_uuid(),
    conservado_id uuid NOT NULL,
    absorbido_id uuid NOT NULL,
    movido jsonb NOT NULL,
    hecha_por uuid,
    hecha_at timestamptz NOT NULL DEFAULT now(),
    deshecha_at timestamptz,
    CONSTRAINT fusiones_pk PRIMARY KEY (id),
    CONSTRAINT fusiones_distintas_ck CHECK (conservado_id <> absorbido_id),
    CONSTRAINT fusiones_conservado_fk FOREIGN KEY (conservado_id) REFERENCES candidates (id) ON DELETE CASCADE,
    CONSTRAINT fusiones_absorbido_fk FOREIGN KEY (absorbido_id) REFERENCES candidates (id) ON DELETE CASCADE,
    CONSTRAINT fusiones_hecha_por_fk FOREIGN KEY (hecha_por) REFERENCES users (id) ON DELETE SET NULL
  )`,
  `CREATE UNIQUE INDEX fusiones_viva_uq ON fusiones (absorbido_id) WHERE deshecha_at IS NULL`,
  `CREATE INDEX fusiones_conservado_ix ON fusiones (conservado_id, hecha_at DESC, id DESC)`,
  `CREATE INDEX fusiones_absorbido_ix ON fusiones (absorbido_id)`,
  `CREATE INDEX fusiones_hecha_ix ON fusiones (hecha_at) WHERE deshecha_at IS NULL`,
  `CREATE INDEX fusiones_hecha_por_ix ON fusiones (hecha_por)`,
];

// Records that were joined stay joined: the hidden one has lost its way back.
const DOWN = [
  `DROP TABLE fusiones`,
  `DROP TABLE notas_candidato`,
  `DROP TRIGGER candidates_busqueda_cambio_tg ON candidates`,
  `DROP TRIGGER candidates_busqueda_nueva_tg ON candidates`,
  `DROP TRIGGER cv_textos_pendiente_tg ON cv_historial`,
  `DROP TABLE cv_textos`,
  `DROP FUNCTION busqueda_de_cv()`,
  `DROP FUNCTION busqueda_de_candidato()`,
  `DROP FUNCTION busqueda_candidato(candidates)`,
  `DROP FUNCTION clave_persona(text, text, date)`,
  `DROP FUNCTION clave_telefono(text)`,
  `DROP FUNCTION clave_email(text)`,
  `DROP FUNCTION vector_candidato(candidates)`,
  `DROP TABLE busqueda_candidatos`,
  `DROP FUNCTION cv_textos_pendiente()`,
  `DROP TEXT SEARCH CONFIGURATION simple_sin_acentos`,
  `DROP TEXT SEARCH CONFIGURATION es_sin_acentos`,
];
