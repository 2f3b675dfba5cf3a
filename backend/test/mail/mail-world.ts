import type { INestApplication } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { Test } from '@nestjs/testing';
import { ROLES } from '@hiring/contract';
import type { NextFunction, Response } from 'express';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import { ENTITIES } from '../../src/operations/database/entities.js';
import { Email } from '../../src/mail/emails/email.entity.js';
import {
  DEFAULT_DELIVERY,
  DELIVERY_SETTINGS,
  type DeliverySettings,
} from '../../src/mail/delivery/delivery-settings.js';
import { MailModule } from '../../src/mail/mail.module.js';
import { MailService, type NewEmail } from '../../src/mail/emails/mail.service.js';
import { AccessGuard } from '../../src/platform/auth/access.guard.js';
import type { RequestWithActor } from '../../src/platform/auth/decorators.js';
import { permissionsOf } from '../../src/platform/auth/permissions.js';
import { type Environment, readEnvironment } from '../../src/platform/environment/environment.js';
import { PlatformModule } from '../../src/platform/platform.module.js';

/** Times short enough for a test to wait for. */
const QUICK: DeliverySettings = {
  ...DEFAULT_DELIVERY,
  pollMs: 40,
  backOffMs: [150],
  finishRetryMs: [50, 50],
  orderLookMs: 50,
  sweepAfterMs: 0,
};

export interface MailProcess {
  app: INestApplication;
  dataSource: DataSource;
  mail: MailService;
  /** Writes a message in a transaction of its own. */
  write: (message: Partial<NewEmail>) => Promise<string>;
  row: (id: string) => Promise<Email>;
  close: () => Promise<void>;
}

interface ProcessOptions {
  smtpUrl?: string | null;
  production?: boolean;
  delivery?: Partial<DeliverySettings>;
}

/** A process of the product with the messages and nothing else; several may share a database. */
export async function startMailProcess(
  databaseUrl: string,
  { smtpUrl = null, production = false, delivery = {} }: ProcessOptions = {},
): Promise<MailProcess> {
  const environment: Environment = {
    ...readEnvironment({ DATABASE_URL: databaseUrl, APP_URL: 'http://empleo.example.com' }),
    smtpUrl,
    production,
    mailFrom: 'seleccion@zarvia.example.com',
  };
  const module = await Test.createTestingModule({
    imports: [PlatformModule.with(environment, ENTITIES), MailModule],
    providers: [{ provide: APP_GUARD, useClass: AccessGuard }],
  })
    .overrideProvider(DELIVERY_SETTINGS)
    .useValue({ ...QUICK, ...delivery })
    .compile();
  const app = module.createNestApplication<NestExpressApplication>({ logger: false });
  app.set('etag', false);
  // The user whom `AuthenticateGuard` would find.
  app.use((request: RequestWithActor, response: Response, next: NextFunction) => {
    const role = ROLES.find((known) => known === request.headers['x-test-role']);
    request.actor = role
      ? {
          userId: '00000000-0000-4000-8000-000000000001',
          sessionId: '00000000-0000-4000-8000-000000000002',
          role,
          permissions: permissionsOf(role),
        }
      : null;
    next();
  });
  app.setGlobalPrefix('api');
  const mail = app.get(MailService);
  for (const plantilla of ['verificacion', 'restablecer', 'invitacion'] as const) {
    mail.registerLinkMaker(plantilla, (_manager, email) =>
      Promise.resolve(`http://empleo.example.com/${plantilla}?token=secreto-${email.id}&x=1`),
    );
  }
  await app.init();
  const dataSource = app.get(DataSource);
  return {
    app,
    dataSource,
    mail,
    write: async (message) => {
      const written = await dataSource.transaction((manager) =>
        mail.write(manager, {
          causa: randomUUID(),
          plantilla: 'candidatura_recibida',
          destinatario: 'nuria@example.com',
          datos: { nombre: 'Núria', puesto: 'Conductor C+E' },
          ...message,
        }),
      );
      return written.id;
    },
    row: (id) => dataSource.manager.findOneByOrFail(Email, { id }),
    close: () => app.close(),
  };
}

/** A move of an application, as a message refers to it. */
export async function givenHistory(
  mail: MailProcess,
): Promise<{ candidato_id: string; aplicacion_id: string; historial_id: string }> {
  const [row] = await mail.dataSource.query<
    { candidato_id: string; aplicacion_id: string; historial_id: string }[]
  >(
    `WITH p AS (
       INSERT INTO candidates (nombre, apellidos, email, telefono, direccion, ciudad, departamento, posicion)
       VALUES ('Núria', 'Peña', 'nuria@example.com', '600000000', 'Calle 1', 'Barcelona', 'chofer', 'chofer')
       RETURNING id),
     a AS (
       INSERT INTO aplicaciones_vacantes (candidato_id, departamento, posicion)
       SELECT id, 'chofer', 'chofer' FROM p RETURNING id, candidato_id)
     INSERT INTO aplicacion_historial (aplicacion_id, tipo, de, a)
     SELECT id, 'movida', 'recibida', 'en_revision' FROM a
     RETURNING id AS historial_id, aplicacion_id, (SELECT candidato_id FROM a) AS candidato_id`,
  );
  if (!row) throw new Error('no row');
  return row;
}

/** Polls until `check` holds; fails with the last value. */
export async function eventually<T>(
  look: () => T | Promise<T>,
  isSo: (seen: T) => boolean,
  withinMs = 60_000,
): Promise<T> {
  // Counts only its own waiting, because nothing happens while the machine is stalled.
  for (let waited = 0; ; waited += 25) {
    const seen = await look();
    if (isSo(seen)) return seen;
    if (waited > withinMs) throw new Error(`not in time; last seen: ${JSON.stringify(seen)}`);
    await sleep(25);
  }
}
