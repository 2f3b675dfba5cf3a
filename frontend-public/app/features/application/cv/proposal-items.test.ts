import { describe, expect, it } from 'vitest';
import { readQualificationValues } from '../../qualifications/read-qualification-values';
import { initialValues } from '../form-values';
import { proposalItems, withProposals } from './proposal-items';

const empty = initialValues(null, {}, null);
const idsOf = (...args: Parameters<typeof proposalItems>) => proposalItems(...args).map(({ id }) => id);

describe('the proposal from a CV', () => {
  it('fills empty fields and leaves filled fields unchanged', () => {
    const found = { nombre: 'Ana', ciudad: 'Gavà', email: 'ana@example.com' };
    expect(idsOf(found, { ...empty, nombre: 'Anna' })).toEqual(['ciudad']);
  });

  it("shows licences with the form's names, and omits those already in the form", () => {
    const cualificaciones = JSON.stringify({ permisos: [{ tipo: 'permiso_b', caduca_el: '2030-01-01' }] });
    const values = { ...empty, cualificaciones };
    const [item] = proposalItems({ permisos: 'B, C1E, CE, A2' }, values);
    expect(item?.value).toBe('C1E, CE');
    const filled = readQualificationValues(withProposals(item ? [item] : [], values).cualificaciones ?? '');
    expect(filled.permisos).toEqual([
      { tipo: 'permiso_b', caduca_el: '2030-01-01' },
      { tipo: 'permiso_c1_e', caduca_el: null },
      { tipo: 'permiso_c_e', caduca_el: null },
    ]);
  });

  it('contains a language only when the CV gives its level', () => {
    expect(idsOf({ idiomas: 'Inglés' }, empty)).toEqual([]);
    const [item] = proposalItems({ idiomas: 'Inglés (B1), Español (nativo), Klingon (alto)' }, empty);
    expect(item?.value).toBe('Inglés (B1), Español (nativo)');
  });

  it('keeps both licences and languages when both are accepted', () => {
    const items = proposalItems({ permisos: 'C', idiomas: 'Inglés (C1)' }, empty);
    const filled = readQualificationValues(withProposals(items, empty).cualificaciones ?? '');
    expect([filled.permisos.length, filled.idiomas]).toEqual([1, [{ idioma: 'ingles', nivel: 'avanzado' }]]);
  });
});
