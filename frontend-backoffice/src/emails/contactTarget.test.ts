import { describe, expect, it } from 'vitest';
import { messageTypesOf } from './contactTarget';

const target = { applicationId: 'a1', name: 'Ana', stage: 'recibida' as const, retirada: false };

describe('the messages that can be chosen', () => {
  it.each([
    ['recibida', ['contacto']],
    ['en_revision', ['contacto']],
    ['entrevista', ['contacto', 'confirmacion_entrevista']],
    ['contratada', ['contacto', 'contratacion']],
    ['rechazada', ['contacto', 'rechazo']],
  ] as const)('of somebody at %s are %o', (stage, types) => {
    expect(messageTypesOf({ ...target, stage })).toEqual(types);
  });

  it('confirm an interview that stays agreed after the application was moved on', () => {
    expect(messageTypesOf({ ...target, stage: 'contratada', hasInterview: true })).toEqual([
      'contacto',
      'confirmacion_entrevista',
      'contratacion',
    ]);
  });

  it('decide nothing for who has withdrawn', () => {
    expect(messageTypesOf({ ...target, stage: 'rechazada', retirada: true, hasInterview: true })).toEqual([
      'contacto',
    ]);
  });
});
