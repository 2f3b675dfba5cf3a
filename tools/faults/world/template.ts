/** Creates the template database that every scenario copies. */
import { hash } from '@node-rs/argon2';
import pg from 'pg';
import { migrate } from '../../../scripts/lib/backend.mjs';
import { execute } from '../../../scripts/lib/scratch-database.mjs';
import { STAFF_EMAIL, STAFF_PASSWORD } from '../load/staff.ts';
import { TEMPLATE } from './world.ts';
import type { FaultyPostgres } from './postgres.ts';

/** @param migrateWith applies the migrations to DATABASE_URL: those of another version in an update */
export async function makeTemplate(postgres: FaultyPostgres, migrateWith: () => Promise<unknown> = migrate) {
  await execute(postgres.directUrl('postgres'), `CREATE DATABASE ${TEMPLATE}`);
  const url = postgres.directUrl(TEMPLATE);
  process.env.DATABASE_URL = url;
  await migrateWith();
  const password = pg.escapeLiteral(
    await hash(STAFF_PASSWORD, { memoryCost: 19_456, timeCost: 2, parallelism: 1 }),
  );
  const email = pg.escapeLiteral(STAFF_EMAIL);
  await execute(
    url,
    `INSERT INTO users (email, email_normalizado, password_hash, role, nombre, apellidos, email_verified_at)
     VALUES (${email}, ${email}, ${password}, 'rrhh', 'Marta', 'Serra', now());
     INSERT INTO vacantes (titulo, departamento, posicion, ubicacion, descripcion)
     VALUES ('Mecánico de flota', 'mantenimiento', 'mecanico', 'Reus', 'Taller de vehículos.'),
       ('Conductora C+E', 'chofer', 'conductor', 'Martorell', 'Traslado de vehículos.')`,
  );
}
