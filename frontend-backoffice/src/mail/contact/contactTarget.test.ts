import { describe, expect, it } from 'vitest';
import { messageTypesOf } from './contactTarget';

const target = { applicationId: 'a1', name: 'Ana', stage: 'recibida' as const, retirada: false };

describe('the available message types', () => {
  it.each([
    ['recibida', ['contacto']],
    ['en_revision', ['contacto']],
    ['entrevista', ['contacto', 'confirmacion_entrevista']],
    ['contratada', ['contacto', 'contratacion']],
    ['rechazada', ['contacto', 'rechazo']],
  ] as const)('for the stage %s are %o', (stage, types) => {
    expect(messageTypesOf({ ...target, stage })).toEqual(types);
  });

  it('include the confirmation of an interview that is still agreed after a move', () => {
    expect(messageTypesOf({ ...target, stage: 'contratada', hasInterview: true })).toEqual([
      'contacto',
      'confirmacion_entrevista',
      'contratacion',
    ]);
  });

  it('exclude decisions for a candidate who has withdrawn', () => {
    expect(messageTypesOf({ ...target, stage: 'rechazada', retirada: true, hasInterview: true })).toEqual([
      'contacto',
    ]);
  });
});
