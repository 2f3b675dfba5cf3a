import { Injectable, Logger, type StreamableFile } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { Encrypter } from 'age-encryption';
import type { Response } from 'express';
import { PassThrough, Readable } from 'node:stream';
import { type DataSource, In } from 'typeorm';
import { ZipFile } from 'yazl';
import { DocumentRequest } from '../../candidates/files/documents/document-request.entity.js';
import { Candidate } from '../../candidates/people/candidate.entity.js';
import { DepartmentsService } from '../../departments/departments.service.js';
import { LogsService } from '../../logs/logs.service.js';
import type { Actor } from '../../platform/auth/actor.js';
import { db } from '../../platform/database/sql/db.js';
import { FileStorage } from '../../platform/files/storage/file-storage.js';
import { storedAnswer } from '../../platform/files/stored-answer.js';
import { disposition } from '../../platform/http/headers/content-disposition.js';
import { Clock } from '../../platform/values/clock.js';
import { jobOf } from '../onboarding-response.js';
import type { OnboardingRow, OnboardingTaskRow } from '../onboarding-rows.js';
import { OnboardingsService } from '../onboardings.service.js';
import { SealedValues } from '../tasks/sealed-values.js';
import { csvOfSheet, dataSheet, type DataSheet, sectionsOf, type Values } from './data-sheet.js';

/** 32 MB for a second. The password is made by the page and long, so that guessing it is hopeless all the same. */
const SCRYPT_WORK = 15;

interface Answer {
  actor: Actor;
  response: Response;
}

/** Everything that payroll and the workshop need about somebody who begins, as one file. */
@Injectable()
export class StartPack {
  private readonly logger = new Logger('onboarding');

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly onboardings: OnboardingsService,
    private readonly departments: DepartmentsService,
    private readonly sealed: SealedValues,
    private readonly storage: FileStorage,
    private readonly logs: LogsService,
    private readonly clock: Clock,
  ) {}

  /** @param password null: not encrypted @throws {DomainError} `onboarding_not_found`. */
  async send(id: string, password: string | null, { actor, response }: Answer): Promise<StreamableFile> {
    const { row, tasks } = await this.onboardings.read(id);
    const zip = await this.zip(row, tasks);
    const content = password === null ? zip : await encrypted(zip, password);
    await this.logs.record(this.dataSource.manager, {
      actorId: actor.userId,
      action: 'onboarding.pack_downloaded',
      details: `Paquete de alta descargado ${password === null ? 'sin contraseña' : 'con contraseña'}`,
      level: 'warning',
      entity: 'onboardings',
      entityId: id,
    });
    const name = `Alta ${row.nombre} ${row.apellidos}.zip`;
    response.set({
      'Content-Type': password === null ? 'application/zip' : 'application/octet-stream',
      'Content-Disposition': disposition('attachment', password === null ? name : `${name}.age`),
      'Cache-Control': 'private, no-store',
    });
    return storedAnswer(content);
  }

  /** Documents are read one by one as the file is: at no time are they in memory as a whole. */
  private async zip(row: OnboardingRow, tasks: readonly OnboardingTaskRow[]): Promise<Readable> {
    const { sheet, values } = await this.sheet(row, tasks);
    const pdf = await this.draw(row, sheet, values);
    const zip = new ZipFile();
    const out = new PassThrough();
    // A download that breaks off is seen as such; one that ended early would pass for whole.
    const fail = (error: unknown): void => {
      this.logger.error('a start pack broke off', error instanceof Error ? error.stack : undefined);
      out.destroy(error instanceof Error ? error : new Error('a start pack broke off'));
    };
    zip.on('error', fail);
    zip.outputStream.on('error', fail);
    const mtime = this.clock.now();
    zip.addBuffer(pdf, 'ficha.pdf', { mtime });
    zip.addBuffer(Buffer.from(await csvOfSheet(sheet)), 'ficha.csv', { mtime });
    zip.addBuffer(Buffer.from(JSON.stringify(sheet, null, 2)), 'ficha.json', { mtime });
    for (const { nombre, content } of await this.signed(row)) zip.addBuffer(content, nombre, { mtime });
    for (const [place, { nombre, archivo }] of (await this.documents(tasks)).entries()) {
      if (!archivo) continue;
      const path = `documentos/${place + 1}-${plain(nombre)}-${plain(archivo.nombre_original)}`;
      zip.addReadStreamLazy(path, { mtime, size: archivo.bytes, compress: false }, (give) => {
        this.storage.open(archivo).then((stream) => {
          stream.on('error', fail);
          out.on('close', () => stream.destroy());
          give(null, stream);
        }, fail);
      });
    }
    zip.end();
    zip.outputStream.pipe(out);
    return out;
  }

  /** The signed offer, the latest of several versions; none when the person was hired without one, or its seal is not there yet. */
  private async signed({ aplicacion_id }: OnboardingRow): Promise<{ nombre: string; content: Buffer }[]> {
    const rows = await db(this.dataSource)
      .selectFrom('ofertas')
      .where('aplicacion_id', '=', aplicacion_id)
      .where('estado', '=', 'aceptada')
      .orderBy('revision', 'desc')
      .limit(1)
      .select(['numero', 'firmado'])
      .execute();
    return rows.flatMap(({ numero, firmado }) =>
      firmado ? [{ nombre: `${numero}-firmada.pdf`, content: firmado }] : [],
    );
  }

  private documents(tasks: readonly OnboardingTaskRow[]): Promise<DocumentRequest[]> {
    const ids = tasks.flatMap(({ documento_id }) => documento_id ?? []);
    return this.dataSource.manager.find(DocumentRequest, {
      where: { id: In(ids), estado: 'aceptado' },
      relations: { archivo: true },
      order: { created_at: 'ASC', id: 'ASC' },
    });
  }

  private async sheet(
    row: OnboardingRow,
    tasks: readonly OnboardingTaskRow[],
  ): Promise<{ sheet: DataSheet; values: Values }> {
    const values: Values = {};
    for (const task of tasks) {
      const value = task.dato && this.sealed.open(task);
      if (task.dato && value) values[task.dato] = value;
    }
    const { telefono, fecha_nacimiento, direccion, codigo_postal, ciudad } =
      await this.dataSource.manager.findOneByOrFail(Candidate, { id: row.candidato_id });
    const name = await this.departments.namer();
    const puesto = jobOf(row, { name });
    const profile = { telefono, fecha_nacimiento, direccion, codigo_postal, ciudad };
    return { sheet: dataSheet(row, tasks, { values, profile, puesto }), values };
  }

  private async draw(row: OnboardingRow, sheet: DataSheet, values: Values): Promise<Buffer> {
    // The fonts and the writer of PDF are large: loaded with the first one.
    const { drawCv } = await import('../../candidates/files/written-cv/written-cv-layout.js');
    const name = `${row.nombre} ${row.apellidos}`.trim();
    return drawCv({
      name,
      title: `Ficha de alta de ${name}`,
      looksFor: [sheet.puesto],
      contact: [sheet.telefono, sheet.correo].flatMap((line) => line ?? []),
      sections: sectionsOf(sheet, values),
      day: this.clock.now(),
    });
  }
}

/** Of a name, what every archive program writes to a disk. */
const plain = (name: string): string => name.replace(/[^\p{L}\p{N}. _-]/gu, '_');

async function encrypted(content: Readable, password: string): Promise<Readable> {
  const encrypter = new Encrypter();
  encrypter.setScryptWorkFactor(SCRYPT_WORK);
  encrypter.setPassphrase(password);
  const plainText = Readable.toWeb(content) as unknown as Parameters<typeof encrypter.encrypt>[0];
  return Readable.fromWeb(await encrypter.encrypt(plainText));
}
