import { assertRecentProof, type Proof } from './recent-proof.js';

const NOW = new Date('2026-03-02T10:00:00Z');
const ago = (ms: number): Date => new Date(NOW.getTime() - ms);
const refusal = (actor: Parameters<typeof assertRecentProof>[0]): unknown => {
  try {
    assertRecentProof(actor, NOW);
    return null;
  } catch (error) {
    const { code, extra } = error as { code: string; extra: { proof?: string } };
    return [code, extra.proof];
  }
};

it.each<[string, Proof | undefined, unknown]>([
  ['of this moment is enough', { at: NOW, by: 'password' }, null],
  ['of ten minutes ago is enough', { at: ago(600_000), by: 'code' }, null],
  ['of longer ago is not', { at: ago(600_001), by: 'password' }, ['recent_proof_required', 'password']],
  ['that was never given is not', { at: null, by: 'code' }, ['recent_proof_required', 'code']],
  ['that nobody knows of is not', undefined, ['recent_proof_required', 'password']],
])('a proof %s', (_, proof, expected) => {
  expect(refusal({ ...(proof && { proof }) })).toEqual(expected);
});

it('a request with an API key has no proof', () => {
  const key = { id: 'x', nombre: 'Programa' };
  expect(refusal({ key, proof: { at: NOW, by: 'password' } })).toEqual(['api_key_not_allowed', undefined]);
});
