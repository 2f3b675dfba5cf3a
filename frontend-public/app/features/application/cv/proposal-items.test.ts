import { describe, expect, it } from 'vitest';
import { readQualificationValues } from '../../qualifications/qualification-values';
import { initialValues } from '../form-values';
import { proposalItems, withProposals } from './proposal-items';

const empty = initialValues(null, {}, null);
const idsOf = (...args: Parameters<typeof proposalItems>) => proposalItems(...args).map(({ id }) => id);

describe('what a CV proposes', () => {
  it('fills gaps and touches nothing that is filled in', () => {
    const found = { nombre: 'Ana', ciudad: 'Gavà', email: 'ana@example.com' };
    expect(idsOf(found, { ...empty, nombre: 'Anna' })).toEqual(['ciudad']);
  });

  it('reads licences in the words of the form, and leaves out those held already', () => {
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

  it('proposes a language with its level alone: without one it is the person who says it', () => {
    expect(idsOf({ idiomas: 'Inglés' }, empty)).toEqual([]);
    const [item] = proposalItems({ idiomas: 'Inglés (B1), Español (nativo), Klingon (alto)' }, empty);
    expect(item?.value).toBe('Inglés (B1), Español (nativo)');
  });

  it('puts licences and languages both into the group when both are chosen', () => {
    const items = proposalItems({ permisos: 'C', idiomas: 'Inglés (C1)' }, empty);
    const filled = readQualificationValues(withProposals(items, empty).cualificaciones ?? '');
    expect([filled.permisos.length, filled.idiomas]).toEqual([1, [{ idioma: 'ingles', nivel: 'avanzado' }]]);
  });
});
