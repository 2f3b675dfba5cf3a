import { Client } from 'pg';
import { DataSource } from 'typeorm';
import { ENTITIES } from '../../../src/operations/database/entities.js';
import { migrate } from '../../../src/migrate.js';
import { dataSourceOptions } from '../../../src/platform/database/connections/data-source-options.js';
import * as migrations from '../../../src/platform/database/migrations/index.js';
import { emptyDatabase } from '../../database.js';
import { copyTables, differences } from './compare-rows.js';
import { unexplained } from './on-purpose.js';

const id = (last: number): string => `00000000-0000-4000-8000-${String(last).padStart(12, '0')}`;
const [HR, PERSON, APPLICATION, OFFER, ONBOARDING, FILE, REQUEST] = [1, 2, 3, 4, 5, 6, 7].map(id);

/** Rows of conversations, offers and onboarding, which no installation that is kept has. */
const HIRED = [
  `INSERT INTO users (id, email, email_normalizado, role) VALUES ('${HR}', 'rrhh@example.com', 'rrhh@example.com', 'rrhh')`,
  `INSERT INTO candidates (id, nombre, apellidos, email, telefono, direccion, ciudad, departamento, posicion, estado, etapa, fecha_contratacion)
   VALUES ('${PERSON}', 'Núria', 'Soler', 'nuria@example.com', '+34 600 000 001 ext 4', 'Carrer de Mar, 1', 'Barcelona', 'chofer', 'conductor',
     'contratada', 'contratada', now())`,
  `INSERT INTO aplicaciones_vacantes (id, candidato_id, departamento, posicion, estado, estado_candidato, fecha_contratacion)
   VALUES ('${APPLICATION}', '${PERSON}', 'chofer', 'conductor', 'contratada', 'contratada', now())`,
  `INSERT INTO hilos (candidato_id, mensajes, ultimo_autor, sin_leer_rrhh) VALUES ('${PERSON}', 1, 'candidato', 1)`,
  `INSERT INTO mensajes_hilo (candidato_id, orden, autor, aplicacion_id, texto, causa)
   VALUES ('${PERSON}', 1, 'candidato', '${APPLICATION}', '¿Cuándo empiezo?', 'hilo:1')`,
  `INSERT INTO ofertas (id, aplicacion_id, numero, estado, contenido, banda, caduca_el, ronda, enviada_at, idioma, carta, pdf, huella,
     vista_at, codigo_at, codigo_correo, codigos, aceptada_at, firma, firmado, sellada_at, creada_por, enviada_por)
   VALUES ('${OFFER}', '${APPLICATION}', 'OF-2026-0001', 'aceptada', '{"puesto": "Conductora"}', 'fuera', '2026-12-01', 1, now(), 'ca',
     '{"titulo": "Carta"}', '\\x255044462d', 'ab', now(), now(), 'nuria@example.com', 1, now(), '{"nombre": "Núria Soler"}',
     '\\x255044462d31', now(), '${HR}', '${HR}')`,
  `INSERT INTO ofertas (aplicacion_id, numero, revision, contenido, banda, caduca_el)
   VALUES ('${APPLICATION}', 'OF-2026-0001', 2, '{"puesto": "Conductora"}', 'dentro', '2026-12-20')`,
  `INSERT INTO aprobaciones_oferta (oferta_id, ronda, orden, usuario_id, decision, motivo, decidida_por, decidida_at, pedida_at)
   VALUES ('${OFFER}', 1, 1, '${HR}', 'devuelta', 'Falta el plus', '${HR}', now(), now())`,
  `INSERT INTO ofertas_bloqueadas (id, numero, aceptada_at, documento, firma, hasta)
   VALUES ('${id(8)}', 'OF-2025-0009', now(), '\\x255044462d', '{"nombre": "Pau"}', '2029-01-01')`,
  `INSERT INTO incorporaciones (id, aplicacion_id, primer_dia, hora, lugar, responsable_id)
   VALUES ('${ONBOARDING}', '${APPLICATION}', '2026-12-14', '07:30', 'Zona Franca', '${HR}')`,
  `INSERT INTO tareas_incorporacion (incorporacion_id, clave, orden, tipo, quien, turno, dias, obligatoria, titulo, dato, sellado, sellado_clave)
   VALUES ('${ONBOARDING}', 'iban', 1, 'dato', 'persona', 'rrhh', -7, true, '{"es": "IBAN"}', 'iban', 'c2VsbGFkbw==', 'clave')`,
];

/** Rows of requests for staff, mail that came in and the inbox, besides those. */
const RECEIVED = [
  ...HIRED,
  `INSERT INTO solicitudes_personal (id, numero, estado, titulo, departamento, posicion, ubicacion, plazas, motivo, desde_el, salario_min,
     salario_max, convenio, ronda, pedida_at, aprobada_at, solicitante_id)
   VALUES ('${REQUEST}', 'SP-2026-0001', 'aprobada', 'Conductores', 'chofer', 'conductor', 'Martorell', 2, 'nueva', '2027-01-11', 24000,
     27000, 'transporte_bcn', 1, now(), now(), '${HR}')`,
  `INSERT INTO aprobaciones_solicitud (solicitud_id, ronda, orden, usuario_id, decision, decidida_por, por_delegacion, decidida_at, pedida_at)
   VALUES ('${REQUEST}', 1, 1, '${HR}', 'aprobada', '${HR}', true, now(), now())`,
  `INSERT INTO aprobadores_solicitud (departamento, reglas) VALUES ('chofer', '[{"desde": 24000}]')`,
  `INSERT INTO plantilla_prevista (departamento, anio, prevista) VALUES ('chofer', 2027, 12)`,
  `UPDATE hilos SET asignado_a = '${HR}', recordar_at = now()`,
  `UPDATE mensajes_hilo SET canal = 'correo', citado = '> Hola', message_id = '<1@example.com>', rechazados = '[{"nombre": "a.exe"}]'`,
  `INSERT INTO archivos (id, clave, estado, nombre_original, tipo, bytes, sha256)
   VALUES ('${FILE}', 'correo/1.eml', 'en_uso', 'correo.eml', 'message/rfc822', 10, 'ab')`,
  `INSERT INTO correos_recibidos (huella, origen, resultado, recibido_at) VALUES ('ab', '1:7', 'mensaje', now())`,
  `INSERT INTO correos_sin_asignar (motivo, remitente, remitente_nombre, asunto, texto, sugerido_id, archivo_id, recibido_at)
   VALUES ('otro_remitente', 'otra@example.com', 'Núria', 'Hola', 'Soy yo', '${PERSON}', '${FILE}', now())`,
  `INSERT INTO respuestas_guardadas (titulo, texto) VALUES ('Plazos', 'En dos semanas')`,
];

/** Rows of WhatsApp and SMS, besides those. */
const BY_CHANNEL = [
  ...RECEIVED,
  `UPDATE canales_mensajes SET numero_id = '34600', cuenta_id = '12', token = 'c2VsbGFkbw==', token_clave = 'clave', secreto = 'c2VjcmV0bw==',
     secreto_clave = 'clave', coste_mensaje = 0.0432, limite_mensual = 40, fallo = '131047' WHERE canal = 'whatsapp'`,
  `INSERT INTO plantillas_whatsapp (nombre, idioma, categoria, estado, texto, variables, admitida, leida_at)
   VALUES ('cita', 'es', 'UTILITY', 'APPROVED', 'Hola, {{1}}', '["nombre"]', true, now())`,
  `INSERT INTO consumo_canal (canal, mes, enviados, coste) VALUES ('whatsapp', '2026-11-01', 3, 0.1296)`,
  `INSERT INTO consentimientos_canal (candidato_id, canal, acepta, origen, decidido_at, decidido_por, ultimo_mensaje_at)
   VALUES ('${PERSON}', 'whatsapp', true, 'rrhh', now(), '${HR}', now())`,
  `UPDATE mensajes_hilo SET nota = 'alta'`,
  `INSERT INTO envios_canal (mensaje_id, canal, estado, plantilla, proveedor_id, codigo_error, intentos, siguiente_intento, mes, coste,
     enviado_at, fallido_at, created_at)
   SELECT id, 'whatsapp', 'fallido', '{"nombre": "cita"}', 'wamid.1', '131026', 2, now(), '2026-11-01', 0.0432, now(), now(), now()
   FROM mensajes_hilo`,
  `INSERT INTO estados_canal (canal, proveedor_id, estado, ocurrido_at, recibido_at) VALUES ('whatsapp', 'wamid.2', 'leido', now(), now())`,
  `INSERT INTO mensajes_canal_recibidos (canal, proveedor_id, recibido_at) VALUES ('whatsapp', 'wamid.3', now())`,
  `INSERT INTO medios_canal (mensaje_id, proveedor_id, nombre, siguiente_intento) SELECT id, 'media.1', 'carnet.jpg', now() FROM mensajes_hilo`,
  `INSERT INTO medios_canal (sin_asignar_id, proveedor_id, nombre, siguiente_intento) SELECT id, 'media.2', 'foto.jpg', now() FROM correos_sin_asignar`,
];

it.each([
  [114, HIRED],
  [146, RECEIVED],
  [148, BY_CHANNEL],
])('rows that were written with migration %i are as they were with the newest', async (last, rows) => {
  const database = await emptyDatabase();
  const options = dataSourceOptions(database.url, ENTITIES);
  const until = Object.entries(migrations).flatMap(([name, migration]) =>
    Number(name.slice(-4)) <= last ? [migration] : [],
  );
  const older = await new DataSource({ ...options, migrations: until }).initialize();
  const client = new Client({ connectionString: database.url });
  try {
    await older.runMigrations();
    for (const statement of rows) await older.query(statement);
    await client.connect();
    await copyTables(client, ['migrations']);

    const since = await migrate(database.url);
    expect(since.length).toBeGreaterThan(3);
    expect(unexplained(await differences(client), since)).toEqual([]);

    // The comparison sees what a migration must not do.
    await client.query(`ALTER TABLE ofertas DROP COLUMN firma CASCADE`);
    await client.query(`UPDATE incorporaciones SET hora = '08:00'`);
    await client.query(`DELETE FROM ofertas_bloqueadas`);
    expect((await differences(client)).sort()).toEqual([
      'incorporaciones.hora changed in 1 rows',
      'ofertas.firma is gone',
      'ofertas_bloqueadas lost 1 rows',
    ]);
  } finally {
    await client.end();
    await older.destroy();
    await database.drop();
  }
});
