import { CUALIFICACION_GROUPS, CUALIFICACIONES, provenBy } from '@hiring/contract';
import { expiryState } from './qualification.rules.js';
import { madridDay } from '../../../platform/values/madrid-day.js';

describe('a qualification', () => {
  it.each([
    [null, 'vigente'],
    ['2026-11-20', 'caducada'],
    ['2026-11-21', 'caduca_pronto'],
    ['2027-01-20', 'caduca_pronto'],
    ['2027-01-21', 'vigente'],
    ['2096-02-29', 'vigente'],
  ])('that ends on %s is %s on 21 November 2026', (expiry, state) => {
    expect(expiryState(expiry, '2026-11-21')).toBe(state);
  });

  it('expires by the date in Madrid', () => {
    expect(madridDay(new Date('2026-11-21T22:59:00Z'))).toBe('2026-11-21');
    expect(madridDay(new Date('2026-11-21T23:00:00Z'))).toBe('2026-11-22');
    expect(madridDay(new Date('2026-07-01T22:00:00Z'))).toBe('2026-07-02');
  });

  it('is proven by the qualifications that include it', () => {
    expect(provenBy('permiso_c')).toEqual(['permiso_c', 'permiso_c_e']);
    expect(provenBy('permiso_c1_e')).toEqual(['permiso_c1_e', 'permiso_c_e']);
    expect(provenBy('permiso_d1')).toEqual(['permiso_d1', 'permiso_d1_e', 'permiso_d', 'permiso_d_e']);
    expect(provenBy('permiso_b')).not.toContain('permiso_am');
    expect(provenBy('permiso_b')).toHaveLength(10);
    expect(provenBy('adr_basico')).toHaveLength(4);
    expect(provenBy('carretilla')).toEqual(['carretilla']);
  });

  it('appears in one group of the form', () => {
    expect(CUALIFICACION_GROUPS.flatMap(({ tipos }) => tipos).toSorted()).toEqual(CUALIFICACIONES.toSorted());
  });
});
