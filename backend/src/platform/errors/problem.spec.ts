import { NotFoundException } from '@nestjs/common';
import { QueryFailedError } from 'typeorm';
import { DomainError } from './domain-error.js';
import { ERROR_CATALOGUE } from './error-catalogue.js';
import { toProblem } from './problem.js';

const postgres = (code: string, constraint?: string): QueryFailedError =>
  new QueryFailedError('', [], Object.assign(new Error('duplicate key'), { code, constraint }));

describe('an error as a problem document', () => {
  it('has the status and sentence of its code', () => {
    expect(toProblem(new DomainError('too_many_requests', { wait: '30 segundos' }))).toMatchObject({
      status: 429,
      code: 'too_many_requests',
      detail: 'Demasiados intentos. Vuelve a intentarlo en 30 segundos.',
    });
  });

  it('tells nobody to open a form again that keeps what they wrote', () => {
    for (const code of [
      'custom_field_stale',
      'rule_stale',
      'onboarding_template_stale',
      'guide_stale',
    ] as const)
      expect(toProblem(new DomainError(code)).detail).toMatch(/Revísal[ao] y vuelve a guardar\.$/);
  });

  it('gives the meaning of the violated constraint', () => {
    expect(toProblem(postgres('23505', 'users_email_uq')).code).toBe('email_taken');
    expect(toProblem(postgres('23505', 'aplicaciones_una_abierta_uq')).code).toBe('open_application_exists');
  });

  it('is a bad request when the database cannot store a text', () => {
    expect(toProblem(postgres('22021')).code).toBe('bad_request');
    expect(toProblem(postgres('22P05')).code).toBe('bad_request');
  });

  it('reveals nothing of an unknown error', () => {
    const problem = toProblem(new Error('password=hunter2 at /srv/app/secret.ts'));
    expect(problem).toMatchObject({ status: 500, code: 'internal_error' });
    expect(JSON.stringify(problem)).not.toMatch(/hunter2|secret/);
  });

  it('says that the database is unavailable', () => {
    expect(toProblem(Object.assign(new Error(), { code: 'ECONNREFUSED' })).status).toBe(503);
    expect(toProblem(Object.assign(new Error(), { code: '57P01' })).status).toBe(503);
    // A connection that broke during a transaction, as TypeORM and the driver report it.
    for (const message of [
      'Query runner already released. Cannot run queries anymore.',
      'Client has encountered a connection error and is not queryable',
      'Connection terminated unexpectedly',
      'timeout exceeded when trying to connect',
    ]) {
      expect(toProblem(new Error(message)).status).toBe(503);
    }
    expect(toProblem(new DomainError('unavailable'))).toMatchObject({ status: 503, retry_after: 10 });
  });

  it('keeps the status of an error of the framework', () => {
    expect(toProblem(new NotFoundException()).code).toBe('not_found');
    expect(toProblem(Object.assign(new Error(), { status: 413 })).code).toBe('payload_too_large');
  });

  it('has a Spanish sentence without technical words for every code', () => {
    for (const [status, detail] of Object.values(ERROR_CATALOGUE)) {
      expect(status).toBeGreaterThanOrEqual(400);
      expect(detail).not.toMatch(/error:|undefined|null|exception/i);
    }
  });
});
