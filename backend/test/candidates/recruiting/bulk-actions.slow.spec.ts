import { createWorld } from '../../world.js';

describe('a bulk action', () => {
  it('refuses more rows than its limit', async () => {
    const world = await createWorld();
    const hr = await world.signedInAs('rrhh');
    await world.dataSource.query(
      `WITH people AS (
         INSERT INTO candidates (nombre, apellidos, email, telefono, direccion, ciudad, departamento, posicion)
         SELECT 'N', 'A', 'm' || n || '@example.com', '600', 'x', 'Muchotown', 'chofer', 'chofer'
         FROM generate_series(1, 5001) n RETURNING id)
       INSERT INTO aplicaciones_vacantes (candidato_id, departamento, posicion) SELECT id, 'chofer', 'chofer' FROM people`,
    );
    await world.dataSource.query(
      `UPDATE candidates c SET aplicacion_actual_id = a.id, aplicacion_version = a.version,
         espera_desde = a.en_fase_desde FROM aplicaciones_vacantes a
       WHERE a.candidato_id = c.id AND c.ciudad = 'Muchotown'`,
    );
    const answer = await hr
      .post('/api/bulk-actions')
      .send({ tipo: 'prioridad', prioridad: 'alta', filtro: '{"ciudad":"muchotown"}' });
    expect([answer.status, answer.body.detail]).toEqual([422, expect.stringContaining('5000')]);
    await world.close();
  });
});
