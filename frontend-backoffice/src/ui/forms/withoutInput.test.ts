import type { FieldErrors } from 'react-hook-form';
import { expect, it } from 'vitest';
import { withoutInput } from './withoutInput';

it('a refusal without an input is found by its name, also inside another', () => {
  const input = { name: 'titulo' };
  const errors = {
    titulo: { type: 'server', message: 'Escribe el título', ref: input },
    criterios: { type: 'server', message: 'Han cambiado' },
    pluses: [undefined, { importe: { type: 'server', message: 'Es mucho' } }],
    fecha: { type: 'required', message: 'Falta' },
  } as unknown as FieldErrors;
  expect(withoutInput(errors)).toEqual([
    ['criterios', 'Han cambiado'],
    ['pluses.1.importe', 'Es mucho'],
  ]);
});
